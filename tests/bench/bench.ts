/** `npm run bench [-- builds | dev | response]`: runs one of the benchmarks; `builds` without a name. */
const benchmarks = ['builds', 'dev', 'response'];

const [name = 'builds'] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (!benchmarks.includes(name)) throw new Error(`bench takes ${benchmarks.join(', ')}, not "${name}".`);
await import(`./${name}.ts`);
