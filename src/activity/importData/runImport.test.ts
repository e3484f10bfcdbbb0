import { expect, test } from 'vitest'
import { limits } from '#domain/limits.ts'
import { lackOf } from './importTarget.ts'
import { runImport } from './runImport.ts'
import type { ImportFailure, ImportRun } from './runImport.ts'

type Run = ImportRun<{ text: string }>

/** Imports these texts without a pause. */
const imported = (texts: string[], run: Partial<Run> & Pick<Run, 'add'>) =>
  runImport({
    ...{ check: () => null, explain: (error) => (error as Error).message, pauseMs: 0, together: 1 },
    ...{ signal: new AbortController().signal, onProgress: () => undefined },
    items: texts.map((text) => ({ text })),
    ...run,
  })

test('[N4] failures are reported with their text, texts that are too long are not tried, and the import goes on', async () => {
  const tried: string[] = []
  let last: readonly ImportFailure[] = []
  const long = 'x'.repeat(251)
  await imported(['a', long, 'bad', 'c'], {
    check: ({ text }) => (text.length > limits.postText ? 'too long' : null),
    add: ({ text }) => {
      tried.push(text)
      return text === 'bad' ? Promise.reject(new Error('no')) : Promise.resolve()
    },
    onProgress: (_done, failures) => (last = failures),
  })
  expect(tried).toEqual(['a', 'bad', 'c'])
  expect(last).toEqual([
    { text: long, message: 'too long' },
    { text: 'bad', message: 'no' },
  ])
})

test('[N4] a cancelled import adds nothing more', async () => {
  const off = new AbortController()
  const tried: string[] = []
  await imported(['a', 'b', 'c'], {
    add: ({ text }) => {
      tried.push(text)
      if (text === 'b') off.abort()
      return Promise.resolve()
    },
    signal: off.signal,
  })
  expect(tried).toEqual(['a', 'b'])
})

test('[N4] [PL15] where one call takes several, they are added at once, with a pause behind them', async () => {
  const progress: [number, number][] = []
  const open = new Set<string>()
  let most = 0
  await imported(['a', 'long', 'bad', 'c', 'd'], {
    check: ({ text }) => (text === 'long' ? 'too long' : null),
    add: async ({ text }) => {
      open.add(text)
      most = Math.max(most, open.size)
      await Promise.resolve()
      open.delete(text)
      if (text === 'bad') throw new Error('no')
    },
    together: 3,
    onProgress: (done, failures) => progress.push([done, failures.length]),
  })
  expect(most).toBe(2)
  expect(progress).toEqual([
    [3, 2],
    [5, 2],
  ])
})

test('[N3] an import needs texts and the choices of its target, and adds at most a thousand items', () => {
  const target = (lack: string | null) => ({ lack, countOf: (texts: number) => 2 * texts })
  expect(lackOf(target(null), 3)).toBeNull()
  expect(lackOf(target(null), 0)).toBe('texts')
  expect(lackOf(target('a topic'), 3)).toBe('target')
  expect(lackOf(target('a topic'), 0)).toBe('texts')
  expect(lackOf(target(null), 500)).toBeNull()
  expect(lackOf(target(null), 501)).toBe('fewer')
})
