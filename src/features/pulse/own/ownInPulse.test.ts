import { expect, test } from 'vitest'
import { ownInPulse } from './ownInPulse.ts'

const fetched = {
  slidergroupSet: [
    {
      ...{ id: 'team', sliderGroupName: 'Team' },
      written: [{ id: 'mine', sliderText: 'We rest', createdTimeStamp: 20 }],
      sliderpollSet: [
        { id: 'a', sliderText: 'We laugh', slidervoteSet: [{ value1: 4 }] },
        { id: 'b', sliderText: 'We meet', slidervoteSet: [] },
        { id: 'mine', sliderText: 'We rest', slidervoteSet: [{ value1: null }] },
      ],
    },
    { id: 'work', sliderGroupName: null, written: [], sliderpollSet: [] },
  ],
}
const onDevice = { contents: [], pending: [] }

test('own statements come first, then what else was voted on, each with the vote', () => {
  expect(ownInPulse(fetched, onDevice)).toMatchObject([
    { id: 'mine', text: 'We rest', category: 'Team', vote: null },
    { id: 'a', text: 'We laugh', category: 'Team', vote: 4 },
  ])
})

test('a statement on its way is listed under its category, when that is known', () => {
  const waiting = {
    ...{ id: 'new', objectId: 'o', type: 'sliderPoll', text: 'We plan', createdMs: 30_000 },
    ...{ fields: { groupId: 'team' }, isSaved: false },
  }
  const device = { ...onDevice, contents: [waiting] }
  expect(ownInPulse(fetched, device)[1]).toMatchObject({ id: 'new', category: 'Team', isSaved: false })
  expect(ownInPulse(null, device)).toMatchObject([{ id: 'new', category: null, vote: undefined }])
})
