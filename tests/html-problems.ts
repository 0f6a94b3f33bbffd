import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { htmlValidateConfig } from '../generator/pipeline/verify/validate-html.ts';

/** Each message is prefixed with its rule. `rules` override those of the project. */
export async function findHtmlProblems(html: string, rules: ConfigData['rules'] = {}): Promise<string[]> {
  const config = { ...htmlValidateConfig, rules: { ...htmlValidateConfig.rules, ...rules } };
  const { results } = await new HtmlValidate(new StaticConfigLoader(config)).validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}
