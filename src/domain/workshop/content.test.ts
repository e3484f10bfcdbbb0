import { expect, test } from 'vitest'
import { activityKind } from './content.ts'

test.each([
  ['workshop | pulse', 'pulse'],
  ['workshop | identify', 'identify'],
  ['workshop | organize', 'organize'],
  ['workshop | evaluate', 'evaluate'],
  ['workshop | brainstorm', 'brainstorm'],
  ['workshop | plan', 'plan'],
  ['workshop | presentpdf', 'present'],
  ['workshop | present pdf', 'present'],
  ['workshop | toString', null],
  ['brainstorm', null],
])('[M11] the content %j is of the kind %j', (content, kind) => {
  expect(activityKind(content)).toBe(kind)
})
