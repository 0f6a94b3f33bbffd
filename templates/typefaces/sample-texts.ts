/** Fallback fonts are scaled by the width of this text; a change requires measuring each of them again. */
export const sampleTexts = {
  Latn: 'A judge or a bail schedule sets the amount of bail. A licensed agent posts a bond for the full amount, and the family pays a fee. Release usually takes some hours after the bond is posted. Un juez fija el monto de la fianza. Un agente con licencia deposita la fianza y la familia paga la prima. La salida toma unas horas.',
  Arab: 'يحدد القاضي مبلغ الكفالة بحسب التهمة، ويودع الوكيل المرخص كفالة بالمبلغ كاملا وتدفع العائلة رسما منه، ويستغرق الإفراج عادة بضع ساعات بعد إيداع الكفالة، وتختلف المدة بحسب السجن والقضية، فاتصلوا بنا في أي وقت، ليلا أو نهارا، وسنشرح لكم كل خطوة قبل أن تدفعوا أي مبلغ',
} as const;
