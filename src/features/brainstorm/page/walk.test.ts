import fc from 'fast-check'
import { expect, test } from 'vitest'
import { neighbours } from '#domain/paths.ts'
import type { AgendaPart } from '#domain/state.ts'
import { noWalk, opened, openingOf, stepOut } from '#domain/walk.ts'
import type { Step, Walk } from '#domain/walk.ts'
import { agendaPart } from '#support/agendaPart.ts'
import type { PageContext } from '#ui/session/pageContext.ts'
import { contextOf, openingPlace, settledPlace, standAt, startPlace, stepFrom } from './place.ts'
import type { Place } from './place.ts'

interface Activity {
  part: AgendaPart
  topics: { id: string; text: string }[]
  questions: { id: string; text: string }[]
}

/** What is on a screen: the lobby, or a place in an activity. */
type Here = { at: Activity; place: Place } | null

const named = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${prefix}${index}`, text: '' }))

const sessions = fc
  .array(
    fc.record({
      topics: fc.integer({ min: 1, max: 3 }),
      questions: fc.integer({ min: 1, max: 4 }),
      hidden: fc.boolean(),
    }),
    { maxLength: 5 },
  )
  .map((all) =>
    all.map(({ topics, questions, hidden }, position): Activity => ({
      part: agendaPart(`p${position}`, { position, hidden }),
      topics: named(`p${position}t`, topics),
      questions: named(`p${position}q`, questions),
    })),
  )

/** One press of an arrow, put together as the pages do; null where the arrow is disabled. */
function press(session: Activity[], here: Here, walk: Walk<PageContext>, step: Step, seesHidden: boolean) {
  if (here) {
    const { topics, questions } = here.at
    const within = here.place.isOverview ? null : stepFrom(here.place, step, topics, questions)
    if (within) return { here: { at: here.at, place: within }, walk }
  }
  const agenda = session.map(({ part }) => part)
  const { previous, next } = neighbours(agenda, here?.at.part ?? null, seesHidden)
  const to = step === 1 ? next : previous
  if (to === null && (step === 1 || here === null)) return null
  const from = here && { id: here.at.part.objectId, page: contextHere(here) }
  const out = stepOut(walk, step, from, to?.objectId ?? null)
  const at = session.find(({ part }) => part === to)
  if (!at) return { here: null, walk: out }
  const opening = openingOf(out, at.part.objectId)
  const place = settledPlace(opening ? openingPlace(opening) : startPlace, at.topics, at.questions)
  return { here: { at, place }, walk: opened(out, at.part.objectId) }
}

function contextHere({ at, place }: NonNullable<Here>): PageContext {
  const { topic, position } = standAt(place, at.topics, at.questions)
  return contextOf(place, topic, position)
}

/** What a person sees of it. */
const seen = (here: Here) => here && [here.at.part.id, contextHere(here)]

test('[S7] Previous undoes Next and Next undoes Previous, over questions, topics, pages, activities and the lobby', () => {
  const doings = fc.array(fc.constantFrom('next', 'previous', 'answers', 'groups', 'cloud', 'overview'), {
    maxLength: 30,
  })
  fc.assert(
    fc.property(sessions, doings, fc.boolean(), (session, all, seesHidden) => {
      let here = null as Here
      let walk: Walk<PageContext> = noWalk
      for (const doing of all) {
        if (doing === 'next' || doing === 'previous') {
          const after = press(session, here, walk, doing === 'next' ? 1 : -1, seesHidden)
          if (after) ({ here, walk } = after)
        } else if (here) {
          const page: Place['page'] = doing === 'overview' ? here.place.page : doing
          const place = { ...here.place, page, isOverview: doing === 'overview' }
          here = { at: here.at, place }
        }
        for (const step of [1, -1] as const) {
          const there = press(session, here, walk, step, seesHidden)
          if (!there) continue
          const back = press(session, there.here, there.walk, step === 1 ? -1 : 1, seesHidden)
          expect(back && seen(back.here)).toEqual(seen(here))
        }
      }
    }),
  )
})

test('[S7] as many steps back as there were steps on lead to where they began', () => {
  fc.assert(
    fc.property(sessions, fc.nat(20), fc.boolean(), (session, count, seesHidden) => {
      const way: Here[] = []
      let at: { here: Here; walk: Walk<PageContext> } = { here: null, walk: noWalk }
      for (let on = press(session, null, noWalk, 1, seesHidden); on && way.length < count;) {
        way.push(at.here)
        at = on
        on = press(session, at.here, at.walk, 1, seesHidden)
      }
      for (const before of way.reverse()) {
        const back = press(session, at.here, at.walk, -1, seesHidden)
        expect(back && seen(back.here)).toEqual(seen(before))
        if (back) at = back
      }
    }),
  )
})

test('[S7] an activity that was come to in another way is left backwards to the last question of the one before', () => {
  const [first, second] = ['a', 'b'].map((id, position) => ({
    part: agendaPart(id, { position }),
    topics: named(`${id}t`, 2),
    questions: named(`${id}q`, 3),
  }))
  if (!first || !second) throw new Error('no activities')
  const back = press([first, second], { at: second, place: startPlace }, noWalk, -1, false)
  expect(back && seen(back.here)).toEqual([
    'a',
    expect.objectContaining({ activeMultiTopicId: 'at1', topicActivePos: 2 }),
  ])
})
