import '../../components/FieldError/FieldError.css';
import './FormNotices.css';

export { ContactForm as Island } from './ContactForm.tsx';
