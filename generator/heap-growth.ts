/** How fast the memory of the program grows. */
import { setFlagsFromString } from 'node:v8';

/** Of more content files than this, a cold build needs hundreds of megabytes. */
const largeSite = 1000;

/**
 * Has V8 collect the garbage of a large site before the heap has grown by a third; by itself it lets it grow to four
 * times of what lives. As an option of the command it would keep Node from using its own compiled code at every start.
 */
export function limitHeapGrowth(files: number): void {
  if (files > largeSite) setFlagsFromString('--heap-growing-percent=30');
}
