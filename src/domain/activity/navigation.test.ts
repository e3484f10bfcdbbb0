import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stopsOf } from '../brainstorm/steps.ts'
import type { AgendaPart } from '../workshop/state.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { nowhere, openingOf, pageAt, navigate, pressed } from './navigation.ts'
import type { NavigationEvent, Step, Navigation } from './navigation.ts'
import { keptPage, onePage, settled, standing, startPage, stepped } from './steps.ts'
import type { Page, PageFields, Stop } from './steps.ts'

interface Activity {
  part: AgendaPart
  stops: readonly Stop[]
}

/** What is on a screen, and which activity its address names; null in the lobby. */
interface Screen {
  where: Navigation
  at: Activity | null
}

const named = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${prefix}${index}` }))

const sessions = fc
  .array(
    fc.record({
      topics: fc.integer({ min: 1, max: 3 }),
      questions: fc.integer({ min: 1, max: 4 }),
      hidden: fc.boolean(),
      hasOnePage: fc.boolean(),
    }),
    { maxLength: 5 },
  )
  .map((all) =>
    all.map(({ topics, questions, hidden, hasOnePage }, position): Activity => ({
      part: agendaPart(`p${position}`, { position, hidden }),
      stops: hasOnePage
        ? onePage
        : stopsOf(named(`p${position}t`, topics), named(`p${position}q`, questions)),
    })),
  )

const onScreen = ({ where, at }: Screen, event: NavigationEvent): Screen => ({
  where: navigate(where, event),
  at,
})

/** Opens an activity, as its page does. */
function open(where: Navigation, at: Activity | null): Screen {
  const { here } = where
  const left = here ? navigate(where, { type: 'close', id: here.id }) : where
  if (!at) return { where: left, at }
  const id = at.part.objectId
  const opened = navigate(left, { type: 'open', position: openingOf(left, id, null) })
  return { where: navigate(opened, { type: 'stops', id, stops: at.stops }), at }
}

/** One press of an arrow; null where the arrow is disabled. */
function press(session: Activity[], { where, at }: Screen, step: Step, seesHidden: boolean): Screen | null {
  const agenda = session.map(({ part }) => part)
  const made = pressed(where, step, { agenda, part: at?.part ?? null, seesHidden })
  if (!made) return null
  if (made.to === undefined) return { where: made.where, at }
  return open(made.where, session.find(({ part }) => part === made.to) ?? null)
}

/** What a person sees of it. */
const seen = ({ where, at }: Screen) => [at?.part.id ?? null, where.here && pageAt(where.here)]

const pages: Record<string, PageFields> = {
  answers: { showGroupPage: false, showWordCloudPage: false, showOverviewPage: false },
  groups: { showGroupPage: true, showWordCloudPage: false, showOverviewPage: false },
  cloud: { showGroupPage: false, showWordCloudPage: true, showOverviewPage: false },
  overview: { showOverviewPage: true },
}

test('[S7] Previous undoes Next and Next undoes Previous, over questions, topics, pages, activities and the lobby', () => {
  const doings = fc.array(fc.constantFrom('next', 'previous', ...Object.keys(pages)), { maxLength: 30 })
  fc.assert(
    fc.property(sessions, doings, fc.boolean(), (session, all, seesHidden) => {
      let screen: Screen = { where: nowhere, at: null }
      for (const doing of all) {
        const page = pages[doing]
        if (!page) screen = press(session, screen, doing === 'next' ? 1 : -1, seesHidden) ?? screen
        else if (screen.at) screen = onScreen(screen, { type: 'go', id: screen.at.part.objectId, page })
        for (const step of [1, -1] as const) {
          const there = press(session, screen, step, seesHidden)
          if (!there) continue
          const back = press(session, there, step === 1 ? -1 : 1, seesHidden)
          expect(back && seen(back)).toEqual(seen(screen))
        }
      }
    }),
  )
})

test('[S7] as many steps back as there were steps on lead to where they began', () => {
  fc.assert(
    fc.property(sessions, fc.nat(20), fc.boolean(), (session, count, seesHidden) => {
      const way: Screen[] = []
      let at: Screen = { where: nowhere, at: null }
      for (let on = press(session, at, 1, seesHidden); on && way.length < count;) {
        way.push(at)
        at = on
        on = press(session, at, 1, seesHidden)
      }
      for (const before of way.reverse()) {
        const back = press(session, at, -1, seesHidden)
        expect(back && seen(back)).toEqual(seen(before))
        if (back) at = back
      }
    }),
  )
})

test('[S7] an activity that was come to in another way is left backwards to the last question of the one before', () => {
  const [first, second] = ['a', 'b'].map((id, position) => ({
    part: agendaPart(id, { position }),
    stops: stopsOf(named(`${id}t`, 2), named(`${id}q`, 3)),
  }))
  if (!first || !second) throw new Error('no activities')
  const back = press([first, second], open(nowhere, second), -1, false)
  expect(back && seen(back)).toEqual([
    'a',
    expect.objectContaining({ activeMultiTopicId: 'at1', topicActivePos: 2 }),
  ])
})

/** Others sort, add and delete topics and questions, the room is moved, and the person steps. */
type Doing =
  | { do: 'next' | 'previous' }
  | { do: 'sort' | 'delete' | 'add'; what: 'topics' | 'questions'; index: number }
  | { do: 'present'; topic: number; position: number; isOverview: boolean }

const index = fc.nat(9)
const what = fc.constantFrom('topics' as const, 'questions' as const)
const doings: fc.Arbitrary<Doing[]> = fc.array(
  fc.oneof(
    fc.record({ do: fc.constantFrom('next' as const, 'previous' as const) }),
    fc.record({ do: fc.constantFrom('sort' as const, 'delete' as const, 'add' as const), what, index }),
    fc.record({
      do: fc.constant('present' as const),
      topic: index,
      position: index,
      isOverview: fc.boolean(),
    }),
  ),
  { maxLength: 40 },
)

test('whatever is stepped, presented, sorted, added and deleted, the place is one that is there', () => {
  fc.assert(
    fc.property(doings, fc.boolean(), (all, goesAlong) => {
      let [topics, questions] = [named('t', 2), named('q', 3)]
      let made = 0
      let moves = 0
      const part = agendaPart('a')
      const id = part.objectId
      const session: Activity = { part, stops: stopsOf(topics, questions) }
      let screen = open(nowhere, session)
      for (const doing of all) {
        const before = screen.where.here
        if (!before) throw new Error('nowhere')
        if (!('what' in doing) && doing.do !== 'present') {
          const step = doing.do === 'next' ? 1 : -1
          const on = pressed(screen.where, step, { agenda: [part], part, seesHidden: true })
          if (on?.to === undefined && on) screen = { where: on.where, at: session }
        } else if (!('what' in doing)) {
          const topic = doing.topic < 3 ? topics[doing.topic] : { id: 'gone' }
          const fields = { activeMultiTopicId: topic?.id ?? null, topicActivePos: doing.position }
          const page: Page = { ...startPage, ...fields, showOverviewPage: doing.isOverview }
          moves += 1
          screen = onScreen(screen, { type: 'room', id, room: { page, moves }, goesAlong })
          if (goesAlong) expect(screen.where.here?.page).toEqual(page)
          else expect(screen.where.here?.isUntouched).toBe(false)
        } else {
          const list = changed(doing, doing.what === 'topics' ? topics : questions, `n${made++}`)
          if (doing.what === 'topics') topics = list
          else questions = list
          const stops = stopsOf(topics, questions)
          const keyBefore = before.stops[standing(before.stops, before.page).at]?.key
          screen = onScreen(screen, { type: 'stops', id, stops })
          const { here } = screen.where
          const keyNow = here && stops[standing(stops, here.page).at]?.key
          // What is still there keeps the screen.
          if (stops.some(({ key }) => String(key) === String(keyBefore))) expect(keyNow).toEqual(keyBefore)
        }
        const { here } = screen.where
        if (!here) throw new Error('nowhere')
        const page = pageAt(here)
        expect(topics.map((one) => one.id)).toContain(page.activeMultiTopicId)
        expect(questions[page.topicActivePos]).toBeDefined()
      }
    }),
  )
})

function changed(
  doing: Extract<Doing, { index: number }>,
  list: { id: string }[],
  id: string,
): { id: string }[] {
  const at = doing.index % list.length
  if (doing.do === 'add') return list.toSpliced(at, 0, { id })
  // The last topic and the last question cannot be deleted. SPEC B6.
  if (doing.do === 'delete') return list.length > 1 ? list.toSpliced(at, 1) : list
  return [...list.slice(at), ...list.slice(0, at)]
}

test('[S5] a person at the start goes to the room at its first move and stays put at further ones', () => {
  const id = 'o-a'
  const stops = stopsOf(named('t', 1), named('q', 3))
  const at = (topicActivePos: number, moves: number): NavigationEvent => {
    const page = { ...startPage, topicActivePos }
    return { type: 'room', id, room: { page, moves }, goesAlong: false }
  }
  const opened = navigate(nowhere, { type: 'open', position: openingOf(nowhere, id, null) })
  const known = navigate(opened, { type: 'stops', id, stops })
  const taken = navigate(known, at(1, 4))
  expect(taken.here?.page.topicActivePos).toBe(1)
  expect(navigate(taken, at(1, 4))).toBe(taken)
  expect(navigate(taken, at(2, 5)).here?.page.topicActivePos).toBe(1)
  const gone = navigate(known, { type: 'go', id, page: { topicActivePos: 2 } })
  expect(navigate(gone, at(1, 4)).here?.page.topicActivePos).toBe(2)
  expect(navigate(gone, { type: 'go', id: 'o-b', page: { topicActivePos: 0 } })).toBe(gone)
})

test('an activity with one page is one step, and pages of a file are numbers that give way to the nearest', () => {
  expect(stepped(onePage, startPage, 1)).toBeNull()
  expect(settled(onePage, startPage)).toEqual(startPage)
  const slides = [1, 2, 3].map((pdfPage): Stop => ({ key: [String(pdfPage)], page: { pdfPage } }))
  expect(stepped(slides, { ...startPage, pdfPage: 2 }, 1)?.pdfPage).toBe(3)
  expect(standing(slides, { pdfPage: 9 })).toEqual({ at: 2, isOn: true })
  expect(keptPage({ ...startPage, pdfPage: 3 }, slides, slides.slice(0, 2)).pdfPage).toBe(2)
  expect(standing([], startPage)).toEqual({ at: -1, isOn: false })
})
