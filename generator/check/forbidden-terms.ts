/** Words that look right and are not (language/style-guide.md §2.1, §6.2, §7 and §10), by language tag. */

/** A term with what is wrong with it. */
export type ForbiddenTerm = {
  /** The spellings; case, accents, Arabic vowel signs and prefixes do not count. */
  readonly words: readonly string[];
  /** What a reader understands, or why the words may not stand. */
  readonly reason: string;
  /** What to write. */
  readonly write: string;
  /** Longer phrases in which the words are right. */
  readonly except?: readonly string[];
};

const noPromise = 'Nobody can promise what a judge or a jail decides.';
const noOffer = 'The fee is the rate filed with the state, and such an offer may be illegal.';

/** Every term, by language. */
export const forbiddenTerms: Readonly<Record<string, readonly ForbiddenTerm[]>> = {
  ar: [
    {
      words: ['نشر الكفالة', 'نشر كفالة', 'ننشر الكفالة', 'ينشر الكفالة', 'تنشر الكفالة', 'نشر سند الكفالة'],
      reason: 'It says that the bail is published.',
      write: 'إيداع الكفالة',
    },
    {
      words: ['المحامي العام'],
      reason: 'In Egypt, Syria and Lebanon this is a senior prosecutor.',
      write: 'محامي الدفاع الذي تعيّنه المحكمة',
    },
    {
      words: ['المدعى عليه', 'المدعى عليها', 'المدعى عليهم'],
      reason: 'This is the defendant of a civil case.',
      write: 'الشخص المتهم',
    },
    {
      words: ['المحكمة العليا'],
      reason: 'This is the Supreme Court, not the Superior Court.',
      write: 'محكمة المقاطعة (Superior Court)',
      except: [
        'المحكمة العليا في كاليفورنيا',
        'المحكمة العليا لولاية كاليفورنيا',
        'المحكمة العليا للولاية',
        'المحكمة العليا للولايات المتحدة',
        'المحكمة العليا الأمريكية',
        'المحكمة العليا (Supreme Court)',
      ],
    },
    {
      words: ['كفيل', 'كفيلا', 'كفيله', 'كفيلها', 'كفيلكم', 'كفلاء'],
      reason: 'In the Gulf this is the sponsor of a visa.',
      write: 'الضامن',
    },
    {
      words: ['الحمراء'],
      reason: 'This is the palace in Granada.',
      write: 'ألهامبرا',
      except: ['الإشارة الحمراء', 'الإشارات الحمراء'],
    },
    {
      words: ['حجز السجن', 'رقم الحجز', 'إجراءات الحجز'],
      reason: 'It reads as a reservation or a seizure.',
      write: 'إجراءات التسجيل في السجن',
    },
    {
      words: ['سمسار كفالات', 'سمسار الكفالات'],
      reason: 'A broker; the word is contemptuous.',
      write: 'وكيل كفالات',
    },
    { words: ['إن شاء الله'], reason: 'It reads as "perhaps".', write: 'the sentence without it' },
    {
      words: ['عزيزي الزائر', 'عزيزي القارئ', 'عزيزتي'],
      reason: 'It addresses one man, or one woman.',
      write: 'the plural, or an impersonal sentence',
    },
    {
      words: ['كفالة مجانية', 'كفالات مجانية'],
      reason: noOffer,
      write: 'استشارة مجانية',
      except: ['لا تجعل الكفالة مجانية'],
    },
    { words: ['بدون دفعة أولى', 'بلا دفعة أولى', 'دون دفعة أولى'], reason: noOffer, write: 'خطة تقسيط' },
    {
      words: ['إفراج مضمون', 'الإفراج المضمون', 'نضمن الإفراج', 'نضمن لكم الإفراج'],
      reason: noPromise,
      write: 'how long release usually takes, with its limit',
      except: ['لا نضمن الإفراج', 'ولا نضمن الإفراج'],
    },
  ],
  en: [
    {
      words: ['free bail', 'free bail bond', 'free bail bonds'],
      reason: noOffer,
      write: 'free consultation',
      except: ['free bail consultation'],
    },
    {
      words: [
        'guaranteed release',
        'guarantee release',
        'guarantee a release',
        'guarantee your release',
        'release is guaranteed',
      ],
      reason: noPromise,
      write: 'how long release usually takes, with its limit',
      except: [
        'cannot guarantee release',
        'can guarantee release',
        'cannot guarantee a release',
        'can guarantee a release',
      ],
    },
    {
      words: [
        '{{premiumRate}} down',
        '10% down',
        '5% down',
        '1% down',
        '0% down',
        'no money down',
        'zero down',
      ],
      reason: 'The fee is paid for the bond; it is not a part of the bail.',
      write: '{{premiumRate}} of the bail amount',
    },
    { words: ['cheaper than others', 'cheapest'], reason: noOffer, write: 'the rate filed with the state' },
    {
      words: ['click here'],
      reason: 'It says nothing to those who do not click.',
      write: 'the name of the page',
    },
    {
      words: ['simply', 'easy', 'easily'],
      reason: 'To a frightened reader nothing is simple.',
      write: 'the sentence without it',
    },
    {
      words: ['offender', 'offenders', 'criminals', 'the felon', 'felons', 'the convict'],
      reason: 'A person who was arrested is accused, not guilty.',
      write: 'the person who was arrested',
    },
    {
      words: ["don't wait", 'act now', 'nightmare'],
      reason: 'It frightens the reader more.',
      write: 'the next step',
    },
    {
      words: [
        'we get you out',
        'get out of jail now',
        'fastest in California',
        'number one in California',
        '#1',
      ],
      reason: 'It is hype, and nobody can prove it.',
      write: 'what we do, with its limit',
    },
  ],
  es: [
    {
      words: ['bono de fianza', 'bonos de fianza', 'bono', 'bonos'],
      reason: 'A bono is a bonus or a voucher.',
      write: 'fianza, or fianza con agente',
    },
    {
      words: ['fiador', 'fiadora', 'fiadores'],
      reason: 'In Mexico this is the co-signer, in court Spanish the agent.',
      write: 'agente de fianzas, or cofirmante',
      except: ['“fiador judicial”'],
    },
    { words: ['asalto', 'asaltos'], reason: 'In Mexico this is a mugging.', write: 'agresión' },
    { words: ['ofensa', 'ofensas'], reason: 'This is an insult.', write: 'delito' },
    { words: ['convicción', 'convicciones'], reason: 'This is a belief.', write: 'condena' },
    {
      words: ['aplicación', 'aplicaciones'],
      reason: 'This is a program on a phone.',
      write: 'solicitud',
      except: [
        'aplicación de la ley',
        'aplicación móvil',
        'aplicaciones móviles',
        'aplicaciones de su aparato',
      ],
    },
    { words: ['aplicar para', 'aplique para'], reason: 'A calque of "apply for".', write: 'solicitar' },
    {
      words: ['alguacil', 'alguaciles'],
      reason: 'This is also the officer of a courtroom.',
      write: 'sheriff',
      except: ['alguacil de la sala', 'alguaciles de la sala'],
    },
    {
      words: ['reservación', 'reservaciones'],
      reason: 'This is a table in a restaurant.',
      write: 'registro en la cárcel',
    },
    { words: ['postear', 'postear la fianza'], reason: 'A calque of "post".', write: 'depositar la fianza' },
    {
      words: ['tú', 'tu', 'tus', 'ti', 'te', 'contigo', 'tuyo', 'tuya', 'tuyos', 'tuyas', 'vos'],
      reason: 'The site says usted to everybody.',
      write: 'usted, su, le',
    },
    {
      words: ['vosotros', 'vosotras', 'vuestro', 'vuestra', 'vuestros', 'vuestras', 'os'],
      reason: 'The site says usted and ustedes.',
      write: 'ustedes, su, les',
    },
    {
      words: ['haga clic aquí', 'haz clic aquí', 'clic aquí'],
      reason: 'It says nothing to those who do not click.',
      write: 'the name of the page',
    },
    {
      words: ['fianza gratis', 'fianza gratuita', 'fianzas gratis'],
      reason: noOffer,
      write: 'consulta gratuita',
    },
    { words: ['sin enganche', 'sin pago inicial'], reason: noOffer, write: 'plan de pagos' },
    {
      words: [
        'liberación garantizada',
        'libertad garantizada',
        'garantizamos la liberación',
        'garantizamos la libertad',
      ],
      reason: noPromise,
      write: 'how long release usually takes, with its limit',
      except: ['no garantizamos la liberación', 'no garantizamos la libertad'],
    },
  ],
};
