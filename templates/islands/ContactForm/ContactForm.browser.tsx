import '../../components/Field/FieldError.css';
import './FormNotices.css';

export { ContactForm as Island } from './ContactForm.tsx';
