/** Browser entry of the contact form. */
export { ContactForm as Island } from '../../templates/islands/ContactForm/ContactForm.tsx';
