import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accessTo } from './access.ts'
import type { Role } from './access.ts'
import { activityOfDesk, documentName, documents, parseDocumentName } from './documents.ts'
import type { DocumentKind } from './documents.ts'
import { acts, isOffered, mayDo, outlivesEnd } from './permissions.ts'
import type { ActKind } from './permissions.ts'

const uuid = '0b5cf2a3-8a52-4f5e-9f51-0d2f4f1b3c77'
const kinds = Object.keys(documents) as DocumentKind[]

test('[D1] there are four kinds of documents, and people write desks only', () => {
  expect(kinds).toEqual(['state', 'desk', 'board', 'tally'])
  expect(kinds.filter((kind) => documents[kind].write !== 'nobody')).toEqual(['desk'])
})

test('[D2] a desk names its activity; no other document is taken for one', () => {
  const id = crypto.randomUUID()
  expect(activityOfDesk(documentName({ kind: 'desk', id }))).toBe(id)
  expect(activityOfDesk(documentName({ kind: 'board', id }))).toBeNull()
  expect(activityOfDesk(`desk/${id}/more`)).toBeNull()
})

test.each([
  ...['', '/', 'state', 'state/', 'state/abc', `state/${uuid}`, 'desk/abcdefgh', `desk/${uuid}/`],
  ...[`desk/../${uuid}`, `DESK/${uuid}`, `desk/${uuid.toUpperCase()}`, `desk/${uuid}\n`, ` desk/${uuid}`],
  ...[`toString/${uuid}`, `__proto__/${uuid}`, `desk/${uuid}\u0000x`],
])('[D2] %j is no document', (name) => expect(parseDocumentName(name)).toBeNull())

test('[D2] names are made and read by one pair of functions', () => {
  for (const kind of kinds) {
    const ref = kind === 'state' ? ({ kind, id: 'abcdefgh' } as const) : { kind, id: uuid }
    expect(parseDocumentName(documentName(ref))).toEqual(ref)
  }
  const anyKind = fc.constantFrom(...kinds)
  const names = fc.oneof(
    fc.string(),
    fc.tuple(anyKind, fc.string()).map((parts) => parts.join('/')),
  )
  fc.assert(
    fc.property(names, (name) => {
      const ref = parseDocumentName(name)
      if (ref) expect(documentName(ref)).toBe(name)
    }),
  )
})

const noResults = { areBlind: false, areShown: false, hasVoted: false, isPresented: false }
const facts = { partHidden: false, openTemplate: false, ended: false, results: noResults }
const hidden = { ...facts, partHidden: true }
const template = { ...facts, openTemplate: true }
const ended = { ...facts, ended: true }
const voted = { ...facts, results: { ...noResults, hasVoted: true } }
const shown = { ...facts, results: { ...noResults, areShown: true } }
const presented = { ...shown, results: { ...shown.results, isPresented: true } }
const blind = { ...facts, results: { areBlind: true, areShown: true, hasVoted: true, isPresented: true } }
const blindEnded = { ...blind, ended: true }

/** Role and what is so: what they may do with state, desk, board and tally. */
const table: [Role, string, typeof facts, string][] = [
  ['facilitator', 'always', facts, 'read write read read'],
  ['facilitator', 'part hidden', hidden, 'read write read read'],
  ['facilitator', 'ended', ended, 'read read read read'],
  ['participant', 'nothing', facts, 'read none read none'],
  ['participant', 'ended', ended, 'read none read none'],
  ['participant', 'ended, part not shared', { ...ended, partHidden: true }, 'read none none none'],
  ['participant', 'part hidden', hidden, 'read none none none'],
  ['facilitator', 'blind', blind, 'read write read none'],
  ['facilitator', 'blind, ended', blindEnded, 'read read read read'],
  ['participant', 'has voted', voted, 'read none read read'],
  ['participant', 'has voted, ended', { ...voted, ended: true }, 'read none read none'],
  ['participant', 'results shown', shown, 'read none read read'],
  ['participant', 'results shown, ended', { ...shown, ended: true }, 'read none read read'],
  ['participant', 'results shown, part hidden', { ...shown, partHidden: true }, 'read none none none'],
  ['participant', 'blind', blind, 'read none read none'],
  ['projector', 'nothing', facts, 'read none read none'],
  ['projector', 'results shown', shown, 'read none read none'],
  ['projector', 'results shown and presented', presented, 'read none read read'],
  ['projector', 'presented, part hidden', { ...presented, partHidden: true }, 'read none none none'],
  ['projector', 'blind', blind, 'read none read none'],
  ['projector', 'part hidden', hidden, 'read none none none'],
  ['remote', 'nothing', facts, 'read none read none'],
  ['remote', 'results shown and presented', presented, 'read none read none'],
  ['remote', 'part hidden', hidden, 'read none none none'],
  ['remote', 'ended', ended, 'read none none none'],
  ['registered', 'nothing', facts, 'none none none none'],
  ['registered', 'open template', template, 'read none read none'],
  ['stranger', 'nothing', facts, 'none none none none'],
  ['stranger', 'everything', { ...presented, openTemplate: true }, 'none none none none'],
]

test.each(table)('[D3, E1, J1, J4, J5, BT4, BT6] %s, %s', (role, _when, given, expected) => {
  expect(kinds.map((kind) => accessTo(role, kind, given)).join(' ')).toBe(expected)
})

test('[D3] [E1] only facilitators read desks, only they write, and nobody in an ended workshop', () => {
  const [is, others] = [
    fc.boolean(),
    ['participant', 'remote', 'projector', 'registered', 'stranger'] as const,
  ]
  const results = fc.record({ areBlind: is, areShown: is, hasVoted: is, isPresented: is })
  const anyFacts = fc.record({ partHidden: is, openTemplate: is, ended: is, results })
  const anyRole = fc.constantFrom<Role>('facilitator', ...others)
  fc.assert(
    fc.property(anyRole, fc.constantFrom(...kinds), anyFacts, (role, kind, given) => {
      const access = accessTo(role, kind, given)
      if (role !== 'facilitator' || given.ended) expect(access).not.toBe('write')
      if (role !== 'facilitator' && kind === 'desk') expect(access).toBe('none')
      if (kind === 'tally' && given.results.areBlind && !given.ended) expect(access).toBe('none')
    }),
  )
})

const actKinds = Object.keys(acts) as ActKind[]
const roles = ['facilitator', 'participant', 'remote', 'projector', 'registered', 'stranger'] as const

test('[R1] [E1] a button is offered for exactly the acts that a call of the same role may perform', () => {
  for (const role of roles) {
    for (const act of actKinds) {
      expect(isOffered(role, act, false)).toBe(mayDo(role, act))
      expect(isOffered(role, act, true)).toBe(mayDo(role, act) && outlivesEnd(act))
    }
  }
})

test('[R1] [J4] a paired phone controls and reads, the room’s screen reads, a viewer of a template does nothing', () => {
  const offered = (role: (typeof roles)[number]) => actKinds.filter((act) => isOffered(role, act, false))
  expect(offered('remote')).toEqual(['lead', 'look'])
  expect(offered('projector')).toEqual(['look'])
  expect(offered('registered')).toEqual([])
})
