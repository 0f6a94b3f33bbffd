/** A check without a severity belongs to the rule of the generator with its id. */
export { buildPlaceholderData } from './build/placeholder-data.ts';
export { refFeaturedPost } from './ref/featured-post.ts';
export { refOutsideCounty } from './ref/outside-county.ts';
export { refRepeated } from './ref/repeated.ts';
export { refUnknown } from './ref/unknown.ts';
export { textLiteralPlace } from './text/literal-place.ts';
export { textPlaceholder } from './text/placeholder.ts';
export { textReadTime } from './text/read-time.ts';
