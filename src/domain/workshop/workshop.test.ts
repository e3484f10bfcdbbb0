import { describe, expect, test } from 'vitest'
import {
  checkedColor,
  checkedLobbyDesc,
  checkedLobbyTitle,
  checkedRetentionDays,
  checkedTemplateDesc,
  checkedTemplatePic,
  checkedWorkshopName,
  checkedWorkshopPassword,
} from './workshop.ts'
import { activityKind } from './content.ts'

describe('[W1] [M18] [Z4] [Z5] [Z17] texts of a workshop', () => {
  test('are kept without what does not show', () => {
    expect(checkedWorkshopName(' Spring\u202e plan ')).toBe('Spring plan')
    expect(checkedLobbyDesc('Hello\r\nall ')).toBe('Hello\nall')
    expect(checkedWorkshopPassword('')).toBe('')
  })

  test.each([
    ['an empty name', () => checkedWorkshopName(' \n'), 'Please enter a name.'],
    ['a long name', () => checkedWorkshopName('x'.repeat(51)), 'Please use at most 50 characters.'],
    ['a long password', () => checkedWorkshopPassword('x'.repeat(256)), 'Please use at most 255 characters.'],
    ['spaces', () => checkedWorkshopPassword('a b'), 'The password cannot include spaces.'],
    ['a long title', () => checkedLobbyTitle('x'.repeat(51)), 'Please use at most 50 characters.'],
    ['a long lobby text', () => checkedLobbyDesc('x'.repeat(251)), 'Please use at most 250 characters.'],
    ['a long description', () => checkedTemplateDesc('x'.repeat(251)), 'Please use at most 250 characters.'],
    ['a colour by name', () => checkedColor('red;}'), 'Please enter a colour such as #0056FB.'],
    ['half a day', () => checkedRetentionDays(1.5), 'Please enter a number of days between 0 and 3650.'],
    ['too many days', () => checkedRetentionDays(3651), 'Please enter a number of days between 0 and 3650.'],
  ])('%s is a mistake the person can mend', (_what, act, message) => {
    expect(act).toThrow(expect.objectContaining({ name: 'UserMistake', message }))
  })

  test('limits are reached exactly', () => {
    expect(checkedWorkshopName('x'.repeat(50))).toHaveLength(50)
    expect(checkedColor('#0056Fb')).toBe('#0056Fb')
    expect(checkedColor('')).toBe('')
    expect(checkedWorkshopPassword('x'.repeat(255))).toHaveLength(255)
    expect(checkedLobbyTitle('x'.repeat(50))).toHaveLength(50)
    expect(checkedLobbyDesc('x'.repeat(250))).toHaveLength(250)
    expect(checkedTemplateDesc('x'.repeat(250))).toHaveLength(250)
    expect([0, 3650].map(checkedRetentionDays)).toEqual([0, 3650])
    expect(checkedTemplatePic('pic10')).toBe('pic10')
    expect(() => checkedTemplatePic('pic11')).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }))
  })
})

test.each([
  ['workshop | pulse', 'pulse'],
  ['workshop | identify', 'identify'],
  ['workshop | organize', 'organize'],
  ['workshop | evaluate', 'evaluate'],
  ['workshop | brainstorm', 'brainstorm'],
  ['workshop | plan', 'plan'],
  ['workshop | presentpdf', 'present'],
  ['workshop | present pdf', 'present'],
  ['workshop | toString', null],
  ['brainstorm', null],
])('[M11] the content %j is of the kind %j', (content, kind) => {
  expect(activityKind(content)).toBe(kind)
})
