/** Browser entry of the contact form: adds the styles of its notices and errors. */
import '../../components/FieldError/FieldError.css';
import './FormNotices.css';

export { ContactForm as Island } from './ContactForm.tsx';
