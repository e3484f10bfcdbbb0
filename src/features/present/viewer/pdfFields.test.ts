import { expect, test } from 'vitest'
import { valueOf } from './pdfFields.ts'

test.each([
  ['text', { fieldType: 'Tx', fieldValue: 'Ana Berg' }, 'Ana Berg'],
  ['nothing', { fieldType: 'Tx', fieldValue: null }, ''],
  ['a password', { fieldType: 'Tx', fieldValue: 'secret', password: true }, ''],
  ['several choices', { fieldType: 'Ch', fieldValue: ['Lund', 'Umeå'] }, 'Lund, Umeå'],
  ['ticked', { fieldType: 'Btn', checkBox: true, fieldValue: 'Yes', exportValue: 'Yes' }, '☑'],
  ['not ticked', { fieldType: 'Btn', checkBox: true, fieldValue: 'Off', exportValue: 'Yes' }, '☐'],
  ['another radio button', { fieldType: 'Btn', radioButton: true, fieldValue: 'a', buttonValue: 'b' }, '☐'],
  ['a button to press', { fieldType: 'Btn' }, ''],
  ['a signature', { fieldType: 'Sig', fieldValue: 'x' }, ''],
])('[SL26] what a field of a form shows is read as text: %s', (_what, field, text) => {
  expect(valueOf(field)).toBe(text)
})
