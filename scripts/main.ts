/** The core script of every page: behaviours that need no state, and the loader of those that do. */
import { offerBackToTop } from './behaviours/back-to-top.ts';
import { showLoading } from './behaviours/loading.ts';
import { closeMenus } from './behaviours/menus.ts';
import { offerPrint } from './behaviours/print.ts';
import { rememberLanguage } from './behaviours/remember-language.ts';
import { shadeTopBar } from './behaviours/top-bar-shadow.ts';
import { wakeIslands } from './island-loader.ts';

shadeTopBar();
offerBackToTop();
closeMenus();
rememberLanguage();
showLoading();
offerPrint();
wakeIslands();
