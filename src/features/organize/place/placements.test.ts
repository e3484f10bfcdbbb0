import { expect, test } from 'vitest'
import { abstention, nothing } from '#activity/voting/ballot/choice.ts'
import { sectionNumber } from '#domain/organize/votes.ts'
import { isOpen, nextOpen, placementOf, placeOfKey } from './placements.ts'
import type { NamedSection } from './useOrganizeVoting.ts'

const section = (id: string): NamedSection => ({ id, text: id, desc: '', color: 0, entries: [] })
const sections = [section('risk'), section('chance')]
const chosen = (id: string) => ({ is: 'values', value1: sectionNumber(id), value2: null }) as const

test('[OR7] a choice is a section, being undecided, or nothing; a deleted section leaves the item to be placed again', () => {
  expect(placementOf(chosen('chance'), sections)).toEqual({ is: 'in', section: sections[1] })
  expect(placementOf(abstention, sections)).toEqual({ is: 'undecided' })
  expect(placementOf(nothing, sections)).toEqual({ is: 'nowhere' })
  expect(placementOf(chosen('deleted'), sections)).toEqual({ is: 'gone' })
  const choices = [chosen('risk'), abstention, nothing, chosen('deleted')]
  expect(choices.map((choice) => isOpen(placementOf(choice, sections)))).toEqual([false, false, true, true])
})

test('[OR7] the next item is the next open one in order, and from the last one again the first', () => {
  const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
  const next = (afterId: string | null, open: readonly string[]) =>
    nextOpen(items, afterId, (id) => open.includes(id))
  expect(next('a', ['a', 'c', 'd'])).toBe('c')
  expect(next('d', ['b', 'c'])).toBe('b')
  expect(next(null, ['b'])).toBe('b')
  expect(next('c', [])).toBeNull()
})

test('[OR7] 1 to 9 mean sections, 0 being undecided, and other keys nothing', () => {
  expect(['1', '9', '0', 'a', 'Enter', '12'].map(placeOfKey)).toEqual([0, 8, 'undecided', null, null, null])
})
