import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  type RenderFailure,
  renderFailureDiagnostics,
} from '../../../../generator/pipeline/render/render-failures.ts';

function Broken({ reason }: { readonly reason: string }) {
  return <p>{fail(reason)}</p>;
}

function fail(reason: string): string {
  throw new Error(reason);
}

function failureOf(address: string, reason = 'boom'): RenderFailure {
  try {
    renderToString(<Broken reason={reason} />);
  } catch (error) {
    return { address, file: 'content/en/ui.yaml', error };
  }
  throw new TypeError('The component must throw.');
}

describe('a component that throws', () => {
  const thisFile = 'tests/generator/pipeline/render/render-failures.test.tsx';

  it('is reported once with its name, file and line when several pages use it', () => {
    const problems = renderFailureDiagnostics(['/', '/en/', '/es/'].map((address) => failureOf(address)));
    expect(problems).toMatchObject([{ location: { file: thisFile, span: { line: 13 } } }]);
    const [first, ...stackLines] = problems[0]?.message.split('\n') ?? [];
    expect(first).toBe('/ and 2 more pages could not be rendered: Broken threw: boom');
    expect(stackLines[0]).toMatch(new RegExp(`^at Broken ${thisFile}:9:\\d+$`, 'u'));
  });
  it('is reported at the content file when its position is unknown', () => {
    const file = 'content/en/ui.yaml';
    expect(renderFailureDiagnostics([{ address: '/', file, error: 'boom' }])).toEqual([
      { rule: 'render/failed', location: { file }, message: '/ could not be rendered: boom' },
    ]);
  });
});
