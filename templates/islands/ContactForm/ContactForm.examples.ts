/** The contact form in the languages that tests and previews use. */
import { marked, markedArabic, markedSpanish, plain } from '../../components/example-data.ts';
import type { ContactFormProps } from './ContactForm.props.ts';

const target: ContactFormProps['target'] = {
  action: '/api/contact',
  encoding: 'urlencoded',
  hidden: { 'form-name': 'contact', page: '/en/contact', language: 'en', formVersion: '2026-11-20' },
  thankYouFields: [],
  honeypot: 'website',
  successField: 'success',
  errorsField: 'errors',
  bounds: { nameMin: 2, nameMax: 100, emailMax: 254, messageMin: 10, messageMax: 5000 },
};

const phone = { href: 'tel:+16265550100', text: '(626) 555-0100' };

const english: ContactFormProps['texts'] = {
  error: 'Error:',
  required: 'Fields marked with an asterisk (*) are required.',
  fullName: 'Full Name',
  fullNamePlaceholder: 'Enter your full name',
  email: 'Email Address',
  emailPlaceholder: 'name@example.com',
  phone: 'Phone Number',
  phonePlaceholder: '(626) 555-0123',
  subject: 'Subject',
  subjectChoose: 'Choose a subject',
  subjects: {
    bailBondInquiry: 'Bail Bond Inquiry',
    emergencyAssistance: 'Emergency Assistance',
    generalQuestion: 'General Question',
    paymentInquiry: 'Payment Inquiry',
    other: 'Other',
  },
  message: 'Message',
  messagePlaceholder: 'What would you like to know?',
  urgent: { title: 'Please call', text: marked, call: { phone, label: 'Call Now' } },
  manyLinks: 'The message has more than 2 links.',
  smsConsent: marked,
  smsTermsTitle: 'Rates, STOP and HELP',
  smsTerms: marked,
  honeypot: 'Leave this field empty',
  privacy: marked,
  send: 'Send Message',
  sending: 'Sending...',
  problems: [1, 2, 3, 4, 5].map((count) => `There is a problem in ${count} fields`),
  errors: {
    fullName: {
      required: 'We need your name to know who to answer.',
      tooLong: 'Please shorten the name.',
    },
    email: { required: 'Please enter a valid email address, for example name@example.com.' },
    phone: { required: 'Please enter a phone number.', invalid: 'Please enter the area code too.' },
    subject: { required: 'We need a subject to know how urgent this is.' },
    message: {
      required: 'Please write a message.',
      tooShort: 'Please write at least 10 characters.',
      tooLong: 'Please shorten the message to 5,000 characters.',
    },
  },
  failures: {
    notSent: 'Your message was not sent.',
    unsure: 'We do not know whether your message arrived.',
    tooMany: 'Too many messages came at once.',
    failed: 'Our server has a fault.',
    offline: 'There seems to be no internet connection.',
    unconfirmed: 'The form did not confirm that it took the message.',
    kept: plain('Everything you typed is still here.'),
  },
  sent: 'Thank you! Your message has been sent successfully.',
  sentNext: marked,
};

/** The form is on the contact page; these examples show its directions and its long labels. */
export const contactFormExamples: Readonly<Record<string, ContactFormProps>> = {
  english: { target, texts: english },
  arabic: {
    target,
    texts: {
      ...english,
      fullName: 'الاسم الكامل',
      email: 'البريد الإلكتروني',
      phone: 'رقم الهاتف',
      subject: 'الموضوع',
      message: 'الرسالة',
      smsConsent: markedArabic,
      privacy: markedArabic,
      send: 'إرسال الرسالة',
    },
  },
  spanish: {
    target,
    texts: {
      ...english,
      fullName: 'Nombre completo',
      email: 'Correo electrónico',
      phone: 'Número de teléfono',
      subject: 'Asunto',
      message: 'Mensaje',
      smsConsent: markedSpanish,
      privacy: markedSpanish,
      send: 'Enviar mensaje',
    },
  },
};
