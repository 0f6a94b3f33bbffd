/**
 * Ends the process with an error message when Node is older than the project supports. Uses old syntax, because an old
 * Node has to parse it.
 */

/** The oldest supported version; `engines` in package.json says the same. */
const oldestMajor = 24;

if (Number(process.versions.node.split('.')[0]) < oldestMajor) {
  process.stderr.write(
    `This project needs Node ${oldestMajor} and runs on Node ${process.versions.node}: run "npm ci" without --ignore-scripts, which installs Node ${oldestMajor} for "npm run", or install Node ${oldestMajor} yourself.\n`,
  );
  process.exit(2);
}
