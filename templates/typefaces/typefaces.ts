/** The source fonts. resvg, which renders pictures, supports neither woff2 nor variable fonts. */
import type { Typeface } from './script.ts';

export const vazirmatn: Typeface = {
  package: 'vazirmatn',
  source: 'vazirmatn/fonts/variable/Vazirmatn[wght].ttf',
  weight: { min: 400, max: 700 },
  // These metrics center texts optically in buttons.
  vertical: { ascent: 1.1, descent: 0.46, lineGap: 0 },
  license: { source: 'OFL.txt', copy: 'OFL-vazirmatn.txt' },
  pictures: [
    { name: 'vazirmatn-400', source: 'vazirmatn/fonts/ttf/Vazirmatn-Regular.ttf' },
    { name: 'vazirmatn-700', source: 'vazirmatn/fonts/ttf/Vazirmatn-Bold.ttf' },
  ],
};

const markaziBold = '@expo-google-fonts/markazi-text/700Bold/MarkaziText_700Bold.ttf';

export const markazi: Typeface = {
  package: '@expo-google-fonts/markazi-text',
  source: markaziBold,
  weight: 700,
  license: { source: 'LICENSE_FONT', copy: 'OFL-markazi-text.txt' },
  pictures: [{ name: 'markazi-text-700', source: markaziBold }],
};
