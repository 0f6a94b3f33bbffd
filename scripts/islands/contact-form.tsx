/** Browser entry of the contact form: adds the styles of its notices and errors. */
import '../../templates/components/FieldError/FieldError.css';
import '../../templates/islands/ContactForm/FormNotices.css';

export { ContactForm as Island } from '../../templates/islands/ContactForm/ContactForm.tsx';
