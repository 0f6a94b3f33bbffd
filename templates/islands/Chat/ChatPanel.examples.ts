/** The open chat in the states that tests and previews use. */
import { alternateLine, type Examples, email, mainLine, plain } from '../../components/example-data.ts';
import type { ChatPanelProps } from './ChatPanel.tsx';
import type { ChatChoice, ChatReply, ChatTexts } from './chat-data.ts';

type Copy = ChatTexts['copy'] & {
  readonly title: string;
  readonly close: string;
  readonly welcome: string;
  readonly privacy: string;
  readonly cost: string;
  readonly guide: string;
  readonly help: string;
  readonly callNow: string;
  readonly where: string;
  readonly howMuch: string;
  readonly mainLine: string;
  readonly alternateLine: string;
  readonly or: string;
  readonly hours: string;
};

const english: Copy = {
  title: 'Chat',
  close: 'Close chat',
  message: 'Type your message',
  send: 'Send',
  showContact: 'Show Contact Info',
  hideContact: 'Hide Contact Info',
  helper: 'Helper',
  visitor: 'You',
  welcome: 'Hello. This is an automated helper.',
  privacy: 'Please do not write details of a case.',
  cost: 'The fee is 10% of the bail amount.',
  guide: 'Bail Bonds Guide',
  help: 'An agent can help you right now.',
  where: 'We do not know where our relative is',
  howMuch: 'How much do we pay?',
  callNow: 'Call Now: (626) 555-0100',
  mainLine: 'Call the main line',
  alternateLine: 'Alternate line',
  or: 'or',
  hours: 'Mon–Sun: open 24 hours',
};

const arabic: Copy = {
  title: 'المحادثة',
  close: 'إغلاق المحادثة',
  message: 'اكتبوا رسالتكم هنا',
  send: 'إرسال',
  showContact: 'إظهار معلومات الاتصال',
  hideContact: 'إخفاء معلومات الاتصال',
  helper: 'المساعد الآلي',
  visitor: 'أنتم',
  welcome: 'مرحبًا بكم. هذا مساعد آلي.',
  privacy: 'يُرجى عدم كتابة تفاصيل القضية.',
  cost: 'الرسم 10% من مبلغ الكفالة.',
  guide: 'دليل الكفالات',
  help: 'يمكن لأحد وكلائنا مساعدتكم الآن.',
  where: 'لا نعرف أين قريبنا',
  howMuch: 'كم ندفع؟',
  callNow: 'اتصلوا الآن: (626) 555-0100',
  mainLine: 'اتصال بالخط الرئيسي',
  alternateLine: 'الخط البديل',
  or: 'أو',
  hours: 'من الاثنين إلى الأحد: مفتوح على مدار 24 ساعة',
};

const spanish: Copy = {
  title: 'Chat',
  close: 'Cerrar chat',
  message: 'Escriba su mensaje',
  send: 'Enviar',
  showContact: 'Mostrar datos de contacto',
  hideContact: 'Ocultar datos de contacto',
  helper: 'Asistente',
  visitor: 'Usted',
  welcome: 'Hola. Este es un asistente automático.',
  privacy: 'No escriba detalles de un caso.',
  cost: 'La prima es el 10% del monto de la fianza.',
  guide: 'Guía de fianzas',
  help: 'Un agente puede ayudarle ahora.',
  where: 'No sabemos dónde está nuestro familiar',
  howMuch: '¿Cuánto pagamos?',
  callNow: 'Llame ahora: (626) 555-0100',
  mainLine: 'Llamar a la línea principal',
  alternateLine: 'Línea alterna',
  or: 'o',
  hours: 'Lun. a dom.: abierto las 24 horas',
};

/** Examples by name. */
export const chatPanelExamples: Examples<ChatPanelProps> = {
  'english, just opened': { ...examplePanel(english), messages: [] },
  'english, with an answer': {
    ...examplePanel(english),
    messages: [
      { id: 0, from: 'visitor', text: 'How much <b>does</b> it cost?' },
      { id: 1, from: 'helper', answer: 'cost' },
      { id: 2, from: 'visitor', text: 'مرحبا' },
    ],
  },
  'arabic, with an answer': {
    ...examplePanel(arabic),
    messages: [
      { id: 0, from: 'visitor', text: 'help me' },
      { id: 1, from: 'helper', answer: 'help' },
    ],
  },
  'spanish, just opened': { ...examplePanel(spanish), messages: [] },
};

function examplePanel(copy: Copy): Omit<ChatPanelProps, 'messages'> {
  const { title, close, welcome, privacy, cost, guide, help, callNow, or, hours, ...rest } = copy;
  const { where, howMuch, mainLine: mainName, alternateLine: alternateName, ...panelCopy } = rest;
  const pageReply: ChatReply = {
    text: plain(cost),
    links: [{ type: 'link', target: 'internal', href: '/bail-bonds-guide', children: plain(guide) }],
  };
  const callReply: ChatReply = {
    text: plain(help),
    links: [{ type: 'link', target: 'call', href: mainLine.href, children: plain(callNow) }],
  };
  const agencyReplies = {
    phone: pageReply,
    email: pageReply,
    hours: pageReply,
    services: pageReply,
    location: pageReply,
    cost: pageReply,
  };
  const bailReplies = {
    languages: callReply,
    arrested: callReply,
    release: pageReply,
    money: pageReply,
    missed: pageReply,
    noBond: pageReply,
  };
  const jailReplies = {
    visits: pageReply,
    jailCalls: callReply,
    scams: pageReply,
    status: pageReply,
    warrant: callReply,
  };
  const choices: readonly ChatChoice[] = [
    { label: where, answer: 'where' },
    { label: howMuch, answer: 'cost' },
  ];
  return {
    id: 'chat',
    title,
    close,
    texts: {
      copy: panelCopy,
      replies: {
        welcome: { text: plain(welcome) },
        privacy: { text: plain(privacy), choices },
        hello: callReply,
        help: callReply,
        ...agencyReplies,
        ...bailReplies,
        ...jailReplies,
        where: { ...callReply, choices },
        default: callReply,
      },
      contact: {
        main: { name: mainName, phone: mainLine },
        alternate: { name: alternateName, phone: alternateLine },
        or,
        email,
        hours,
      },
    },
    onSend: () => true,
    onChoose: () => undefined,
    onClose: () => undefined,
  };
}
