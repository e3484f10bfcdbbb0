import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { chooseRuntime } from './runtime.mjs'

const here = resolve(import.meta.dirname, '../..')
const withoutPackages = resolve(import.meta.dirname)

test('[O4] the Node that runs the script is used when it is new enough', () => {
  expect(chooseRuntime(withoutPackages, '24.0.0')).toEqual({ kind: 'this' })
  expect(chooseRuntime(here, '25.1.0')).toEqual({ kind: 'this' })
})

test('[O4] an older Node hands over to the one that npm installed', () => {
  for (const version of ['12.22.0', '20.20.2', '22.18.0']) {
    expect(chooseRuntime(here, version)).toEqual({
      kind: 'other',
      path: expect.stringMatching(/node_modules\/node\/bin\/node$/),
    })
  }
})

test('[O4] without that one, 22.18 is accepted, and an older Node prints what to do', () => {
  expect(chooseRuntime(withoutPackages, '22.18.0')).toEqual({ kind: 'this' })
  expect(chooseRuntime(withoutPackages, '22.17.9')).toMatchObject({
    kind: 'none',
    message: expect.stringMatching(/needs Node 24 \(at least 22\.18\), and this is Node 22\.17\.9/),
  })
})
