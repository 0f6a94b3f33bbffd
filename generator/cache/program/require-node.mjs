/** Uses old syntax, because an old Node must be able to parse it. */

/** The oldest supported version, which must be the same as `engines` in package.json. */
const oldestMajor = 24;

if (Number(process.versions.node.split('.')[0]) < oldestMajor) {
  process.stderr.write(
    `This project needs Node ${oldestMajor} and runs on Node ${process.versions.node}: run "npm ci" without --ignore-scripts, which installs Node ${oldestMajor} for "npm run", or install Node ${oldestMajor} yourself.\n`,
  );
  process.exit(2);
}
