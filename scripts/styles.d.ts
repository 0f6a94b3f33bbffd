/** A style sheet that an island imports becomes a file of its own, loaded with the island's script. */
declare module '*.css';
