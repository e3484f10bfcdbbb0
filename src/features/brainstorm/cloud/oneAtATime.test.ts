import { expect, test } from 'vitest'
import { oneAtATime } from './oneAtATime.ts'

function aWork() {
  const under: (() => void)[] = []
  const done: string[] = []
  const ended: string[] = []
  const work = oneAtATime<string, string>((order, onDone) => {
    under.push(() => onDone(order))
    return () => ended.push(order)
  })
  return {
    ask: (order: string) => work.ask(order, (result) => done.push(result)),
    finish: () => under.shift()?.(),
    stop: work.stop,
    done,
    ended,
  }
}

test('work in progress is finished, then the newest order is started', () => {
  const { ask, finish, done, ended } = aWork()
  for (const order of ['a', 'b', 'c']) ask(order)
  finish()
  finish()
  expect(done).toEqual(['a', 'c'])
  ask('d')
  finish()
  expect(done).toEqual(['a', 'c', 'd'])
  expect(ended).toEqual([])
})

test('stopping cancels the work in progress, drops waiting orders and allows a new start', () => {
  const { ask, finish, stop, done, ended } = aWork()
  ask('a')
  ask('b')
  stop()
  expect(ended).toEqual(['a'])
  ask('c')
  finish()
  finish()
  expect(done).toContain('c')
  expect(done).not.toContain('b')
})
