import { expect, test } from 'vitest'
import { acts, isOffered, mayDo, outlivesEnd } from './permissions.ts'
import type { ActKind } from './permissions.ts'

const kinds = Object.keys(acts) as ActKind[]
const roles = ['facilitator', 'participant', 'remote', 'projector', 'registered', 'stranger'] as const

test('[R1] [E1] a button is offered for exactly the acts that a call of the same role may perform', () => {
  for (const role of roles) {
    for (const act of kinds) {
      expect(isOffered(role, act, false)).toBe(mayDo(role, act))
      expect(isOffered(role, act, true)).toBe(mayDo(role, act) && outlivesEnd(act))
    }
  }
})

test('[R1] [J4] a paired phone controls and reads, the room’s screen reads, a viewer of a template does nothing', () => {
  const offered = (role: (typeof roles)[number]) => kinds.filter((act) => isOffered(role, act, false))
  expect(offered('remote')).toEqual(['lead', 'look'])
  expect(offered('projector')).toEqual(['look'])
  expect(offered('registered')).toEqual([])
})
