/** A style sheet that an island imports becomes a separate file, which is loaded with the island's script. */
declare module '*.css';
