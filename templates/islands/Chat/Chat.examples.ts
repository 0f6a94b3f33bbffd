/** The closed chat, as on every page. */
import type { ChatProps } from './Chat.props.ts';

/** Examples by name. */
export const chatExamples: Readonly<Record<string, ChatProps>> = {
  english: { title: 'Chat', open: 'Open chat', close: 'Close chat' },
  arabic: { title: 'المحادثة', open: 'فتح المحادثة', close: 'إغلاق المحادثة' },
  spanish: { title: 'Chat', open: 'Abrir chat', close: 'Cerrar chat' },
};
