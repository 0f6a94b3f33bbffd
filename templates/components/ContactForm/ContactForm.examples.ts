import { type Examples, marked, markedArabic } from '../example-data.ts';
import type { ContactFormProps } from './ContactForm.tsx';

const target: ContactFormProps['target'] = {
  action: '/api/contact',
  hidden: { 'form-name': 'contact' },
  honeypot: 'website',
  bounds: { nameMin: 2, nameMax: 100, emailMax: 254, messageMin: 10, messageMax: 5000 },
};

export const contactFormExamples: Examples<ContactFormProps> = {
  english: {
    target,
    origin: { page: '/en/contact', language: 'en', thankYou: '/en/contact/thank-you' },
    words: {
      fullName: 'Full Name',
      fullNamePlaceholder: 'Enter your full name',
      email: 'Email Address',
      phone: 'Phone Number',
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
      smsConsent: marked,
      honeypot: 'Leave this field empty',
      send: 'Send Message',
    },
    required: 'Fields marked with an asterisk (*) are required.',
    privacy: marked,
  },
  arabic: {
    target,
    origin: { page: '/contact', language: 'ar', thankYou: '/contact/thank-you' },
    words: {
      fullName: 'الاسم الكامل',
      fullNamePlaceholder: 'يُرجى إدخال الاسم الكامل',
      email: 'البريد الإلكتروني',
      phone: 'رقم الهاتف',
      subject: 'الموضوع',
      subjectChoose: 'اختيار الموضوع',
      subjects: {
        bailBondInquiry: 'استفسار عن الكفالة',
        emergencyAssistance: 'مساعدة عاجلة',
        generalQuestion: 'سؤال عام',
        paymentInquiry: 'استفسار عن الدفع',
        other: 'موضوع آخر',
      },
      message: 'الرسالة',
      smsConsent: markedArabic,
      honeypot: 'اتركوا هذا الحقل فارغًا',
      send: 'إرسال الرسالة',
    },
    required: 'الحقول التي تحمل علامة النجمة (*) مطلوبة.',
    privacy: markedArabic,
  },
};
