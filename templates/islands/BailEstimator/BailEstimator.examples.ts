/** The estimator in the states that tests and previews use. */
import type { BailEstimatorProps } from './BailEstimator.props.ts';

const amounts = [5000, 10_000, 25_000, 75_000];

/** Examples by name. */
export const bailEstimatorExamples: Readonly<Record<string, BailEstimatorProps>> = {
  english: {
    ratePercent: 10,
    maximum: 10_000_000,
    amounts,
    texts: {
      error: 'Error:',
      amount: 'Bail amount in dollars',
      hint: 'Type the amount the jail or the judge gave you.',
      fee: 'Fee',
      empty: 'Type an amount to see the fee.',
      amounts: 'Or choose an amount',
      squares: {
        fee: { drawn: 'Filled square', title: 'The fee, 10%', note: '…' },
        bail: { drawn: 'Ten open squares', title: 'The whole bail amount', note: '…' },
      },
      owed: ['If the person misses court, a co-signer may owe up to ', ', the whole bail amount.'],
      notANumber: 'Type the bail amount in digits, for example 20,000.',
      negative: 'Type an amount of at least one dollar.',
      tooLarge: 'For bail above $10,000,000, please call us.',
      note: 'This is an estimate. Only actual, necessary expenses can be added, and only in writing.',
    },
  },
  arabic: {
    ratePercent: 10,
    maximum: 10_000_000,
    amounts,
    texts: {
      error: 'خطأ:',
      amount: 'مبلغ الكفالة بالدولار',
      hint: 'اكتبوا المبلغ الذي أعطاكم إياه السجن أو القاضي.',
      fee: 'الرسم',
      empty: 'اكتبوا مبلغًا لمعرفة الرسم.',
      amounts: 'أو اختاروا مبلغًا',
      squares: {
        fee: { drawn: 'مربع مملوء', title: 'أجر الوكيل، 10%', note: '…' },
        bail: { drawn: 'عشرة مربعات فارغة', title: 'مبلغ الكفالة كله', note: '…' },
      },
      owed: ['إذا غاب الشخص عن المحكمة، فقد يصبح الضامن مدينًا بمبلغ الكفالة كله، أي ', '.'],
      notANumber: 'اكتبوا مبلغ الكفالة بالأرقام، مثل 20,000.',
      negative: 'اكتبوا مبلغًا لا يقل عن دولار واحد.',
      tooLarge: 'لكفالة تزيد على 10,000,000 دولار، يُرجى الاتصال بنا.',
      note: 'هذا تقدير. لا يجوز أن تضاف إلا المصاريف الفعلية والضرورية، وكتابةً فقط.',
    },
  },
  spanish: {
    ratePercent: 10,
    maximum: 10_000_000,
    amounts,
    texts: {
      error: 'Error:',
      amount: 'Monto de la fianza en dólares',
      hint: 'Escriba el monto que le dio la cárcel o el juez.',
      fee: 'Prima de la fianza',
      empty: 'Escriba un monto para ver la prima.',
      amounts: 'O elija un monto',
      squares: {
        fee: { drawn: 'Un cuadro lleno', title: 'Lo que usted paga, el 10%', note: '…' },
        bail: { drawn: 'Diez cuadros vacíos', title: 'El monto completo de la fianza', note: '…' },
      },
      owed: [
        'Si la persona no va a la corte, el cofirmante puede deber hasta ',
        ', el monto completo de la fianza.',
      ],
      notANumber: 'Escriba el monto de la fianza en números, por ejemplo 20,000.',
      negative: 'Escriba un monto de al menos un dólar.',
      tooLarge: 'Si la fianza pasa de $10,000,000, llámenos.',
      note: 'Es un cálculo aproximado. Solo pueden sumarse gastos reales y necesarios, y por escrito.',
    },
  },
};
