import { expect, test } from 'vitest'
import { isContributor, isOfRoom, mayDo, maySee } from './permissions.ts'
import { isPerson, resultsDependOn } from './access.ts'
import { audienceOf } from './workshop/roster.ts'

const roles = ['facilitator', 'participant', 'remote', 'projector', 'registered', 'stranger'] as const

test('[R5] what each role is shown of what not everybody is shown', () => {
  const seenBy = (sight: Parameters<typeof maySee>[1]) => roles.filter((role) => maySee(role, sight))
  expect(seenBy('all')).toEqual(['facilitator'])
  expect(seenBy('notes')).toEqual(['facilitator', 'remote'])
  expect(seenBy('hiddenParts')).toEqual(['facilitator', 'registered'])
})

test('[R5] participants alone are led and counted; whoever contributes is an author', () => {
  expect(roles.filter(isOfRoom)).toEqual(['participant'])
  expect(roles.filter(isContributor)).toEqual(roles.filter((role) => mayDo(role, 'contribute')))
})

test('[A4] [BT4] [J1] [J4] devices are no persons, and get rosters and results of their own', () => {
  expect(roles.filter((role) => !isPerson(role))).toEqual(['remote', 'projector'])
  expect(roles.map(resultsDependOn)).toEqual([null, 'vote', null, 'presenting', null, null])
  expect(roles.slice(0, 4).map(audienceOf)).toEqual(['full', 'short', 'remote', 'screen'])
})
