import { alternateLine, type Examples, email, mainLine, plain } from '../example-data.ts';
import type { ClosingBlockProps } from './ClosingBlock.tsx';

export const closingBlockExamples: Examples<ClosingBlockProps> = {
  english: {
    id: 'call',
    title: 'Ask what can be done at this hour',
    text: plain('You do not have to sign or pay anything on the first call.'),
    main: { phone: mainLine, label: 'Call Now' },
    alternate: { phone: alternateLine, label: 'Alternate line' },
    email: { ...email, label: 'Email' },
  },
};
