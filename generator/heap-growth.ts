/** How fast the memory of the program grows. */
import { setFlagsFromString } from 'node:v8';

/** A run that parses more files than this needs hundreds of megabytes. */
const manyFiles = 1000;

/**
 * Has V8 collect the garbage of a large cold build before the heap has grown by a third; by itself it lets it grow to
 * four times of what lives. A run that finds most files in the store would only lose time by it. As an option of the
 * command it would keep Node from using its own compiled code at every start. Told after each file how many there were.
 */
export function limitHeapGrowth(parsed: number): void {
  if (parsed === manyFiles) setFlagsFromString('--heap-growing-percent=30');
}
