/** The model of this project's site, made from its content once for all that asks in a test file. */
import { fileURLToPath } from 'node:url';
import { buildModel } from '../generator/model/build-model.ts';
import { gatherContent } from '../generator/model/site-content.ts';
import { parseFiles } from '../generator/parse/parse-files.ts';

import { readContent } from '../generator/read/read-content.ts';
import { planRoutes } from '../generator/routes/plan-routes.ts';
import { validateFiles } from '../generator/validate/validate-files.ts';

const read = await readContent(fileURLToPath(new URL('..', import.meta.url)));
const files = validateFiles(parseFiles(read.value).value).value;

/** Pages in every language, with all that templates are given. */
export const siteModel = buildModel(gatherContent(files), planRoutes(files));
