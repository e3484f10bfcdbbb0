import { expect, test } from 'vitest'
import { mistake } from '#support/documents/actors.ts'
import { copiedThing } from '#support/documents/copied.ts'
import { messages } from '../messages.ts'
import type { CopiedInput } from './copiedInput.ts'
import { assertWhole } from './copiedTexts.ts'

const thing = (text: string, children: CopiedInput[] | null = null, desc = '') =>
  copiedThing(text, children, { desc })
const longest = { answer: 10, description: 8, heading: 6, group: 4 }
const assert = (one: CopiedInput, kind: 'ANSWERS' | 'TOPICS' = 'ANSWERS', most: object = longest) =>
  expect(() => assertWhole([thing('fits'), one], kind, most))

test('[K8] a text that is longer than its target takes is refused and named', () => {
  assert(thing('1234567890')).not.toThrow()
  assert(thing('1234567890 ')).not.toThrow()
  assert(thing('1234567\n901')).toThrow(mistake(messages.tooLongToCopy('1234567 901', 10)))
  assert(thing('12345', [])).toThrow(mistake(messages.tooLongToCopy('12345', 4)))
  const deep = thing('1', [thing('2', [thing('12345678901')])])
  assert(deep).toThrow(mistake(messages.tooLongToCopy('12345678901', 10)))
})

test('[K8] a long description names its answer, where the target has descriptions', () => {
  const one = thing('answer', null, '123456789')
  assert(one).toThrow(mistake(messages.tooLongDescription('answer', 8)))
  assert(one, 'ANSWERS', { answer: 10 }).not.toThrow()
})

test('[K8] a heading has a length of its own, where input becomes headings at all', () => {
  assert(thing('1234567')).not.toThrow()
  assert(thing('1234567'), 'TOPICS').toThrow(mistake(messages.tooLongToCopy('1234567', 6)))
  assert(thing('1', [thing('12345678901')]), 'TOPICS').toThrow()
  assert(thing('1234567'), 'TOPICS', { answer: 10 }).not.toThrow()
})
