/** What html-validate has to say of HTML, by the rules of the project. */
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { htmlValidateConfig } from '../generator/pipeline/verify/validate-html.ts';

/** A sentence for each fault of a page, with the rule that it breaks; `rules` win over those of the project. */
export async function findHtmlProblems(html: string, rules: ConfigData['rules'] = {}): Promise<string[]> {
  const config = { ...htmlValidateConfig, rules: { ...htmlValidateConfig.rules, ...rules } };
  const { results } = await new HtmlValidate(new StaticConfigLoader(config)).validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}
