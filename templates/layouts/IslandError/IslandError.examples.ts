import { type Examples, mainLine, plain } from '../../components/example-data.ts';
import type { IslandErrorProps } from './IslandError.tsx';

const callLink = (text: string) =>
  ({ type: 'link', href: mainLine.href, target: 'call', children: plain(text) }) as const;

export const islandErrorExamples: Examples<IslandErrorProps> = {
  english: {
    texts: {
      text: [
        ...plain('Part of this page did not load. Please try again or call '),
        callLink(mainLine.text),
        ...plain('.'),
      ],
      retry: 'Try again',
      reload: 'Reload the page, keep my text',
    },
  },
  arabic: {
    texts: {
      text: [
        ...plain('لم يُحمَّل جزء من هذه الصفحة. يُرجى المحاولة مرة أخرى أو الاتصال بالرقم '),
        callLink(mainLine.text),
        ...plain('.'),
      ],
      retry: 'إعادة المحاولة',
      reload: 'تحديث الصفحة مع إبقاء النص',
    },
  },
  spanish: {
    texts: {
      text: [
        ...plain('Una parte de esta página no se cargó. Intente de nuevo o llame al '),
        callLink(mainLine.text),
        ...plain('.'),
      ],
      retry: 'Intentar de nuevo',
      reload: 'Recargar la página sin perder el texto',
    },
  },
};
