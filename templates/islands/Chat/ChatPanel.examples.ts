/** The open chat in the states that tests and previews use. */
import { alternateLine, type Examples, email, mainLine, plain } from '../../components/example-data.ts';
import type { ChatPanelProps } from './ChatPanel.tsx';
import type { ChatReply } from './compose-reply.ts';

const call: ChatReply['paragraphs'][number] = [
  { type: 'link', target: 'call', href: mainLine.href, children: plain(`Call Now: ${mainLine.text}`) },
];

const english: Omit<ChatPanelProps, 'messages'> = {
  id: 'chat',
  title: 'Chat',
  close: 'Close chat',
  panelTexts: {
    texts: {
      message: 'Type your message',
      send: 'Send',
      showContact: 'Show Contact Info',
      hideContact: 'Hide Contact Info',
      helper: 'Helper',
      visitor: 'You',
      starters: ['We do not know where our relative is', 'How much do we pay?'],
    },
    replies: {
      welcome: plain('Hello. This is an automated helper.'),
      privacy: plain('Please do not write details of a case.'),
    },
    contact: {
      main: { name: 'Call the main line', phone: mainLine },
      alternate: { name: 'Alternate line', phone: alternateLine },
      or: 'or',
      email,
      hours: 'Mon–Sun: open 24 hours',
    },
  },
  onSend: () => true,
  onClose: () => undefined,
};

const arabic: typeof english = {
  ...english,
  title: 'المحادثة',
  close: 'إغلاق المحادثة',
  panelTexts: {
    texts: {
      message: 'اكتبوا رسالتكم هنا',
      send: 'إرسال',
      showContact: 'إظهار معلومات الاتصال',
      hideContact: 'إخفاء معلومات الاتصال',
      helper: 'المساعد الآلي',
      visitor: 'أنتم',
      starters: ['لا نعرف أين قريبنا', 'كم ندفع؟'],
    },
    replies: {
      welcome: plain('مرحبًا بكم. هذا مساعد آلي.'),
      privacy: plain('يُرجى عدم كتابة تفاصيل القضية.'),
    },
    contact: {
      main: { name: 'اتصال بالخط الرئيسي', phone: mainLine },
      alternate: { name: 'الخط البديل', phone: alternateLine },
      or: 'أو',
      email,
      hours: 'من الاثنين إلى الأحد: مفتوح على مدار 24 ساعة',
    },
  },
};

const spanish: typeof english = {
  ...english,
  close: 'Cerrar chat',
  panelTexts: {
    texts: {
      message: 'Escriba su mensaje',
      send: 'Enviar',
      showContact: 'Mostrar datos de contacto',
      hideContact: 'Ocultar datos de contacto',
      helper: 'Asistente',
      visitor: 'Usted',
      starters: ['No sabemos dónde está nuestro familiar', '¿Cuánto pagamos?'],
    },
    replies: {
      welcome: plain('Hola. Este es un asistente automático.'),
      privacy: plain('No escriba detalles de un caso.'),
    },
    contact: {
      main: { name: 'Llamar a la línea principal', phone: mainLine },
      alternate: { name: 'Línea alterna', phone: alternateLine },
      or: 'o',
      email,
      hours: 'Lun. a dom.: abierto las 24 horas',
    },
  },
};

/** Examples by name. */
export const chatPanelExamples: Examples<ChatPanelProps> = {
  'english, just opened': { ...english, messages: [] },
  'english, with found pages': {
    ...english,
    messages: [
      { id: 0, from: 'visitor', text: 'He was <b>arrested</b> in El Monte' },
      {
        id: 1,
        from: 'helper',
        reply: {
          paragraphs: [plain('An agent can help you.'), call],
          towns: [
            {
              name: 'El Monte',
              lines: [['El Monte Police Department', alternateLine.href]],
            },
          ],
          intro: 'These pages may help:',
          pages: [
            { href: '/en/faq#release-times', title: 'Questions about bail', heading: 'Release times' },
            { href: '/en/contact', title: 'Contact' },
          ],
        },
      },
      { id: 2, from: 'visitor', text: 'مرحبا' },
    ],
  },
  'spanish, just opened': { ...spanish, messages: [] },
  'arabic, with the fee': {
    ...arabic,
    messages: [
      { id: 0, from: 'visitor', text: 'كم الأجر إذا الكفالة 50000' },
      {
        id: 1,
        from: 'helper',
        reply: {
          paragraphs: [plain('إذا كان مبلغ الكفالة $50,000، فالأجر $5,000.')],
          towns: [],
          intro: '',
          pages: [{ href: '/bail-bonds-guide', title: 'دليل الكفالات' }],
        },
      },
    ],
  },
};
