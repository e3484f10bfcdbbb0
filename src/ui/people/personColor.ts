import type { NicknameColor } from '#domain/accounts/nicknames.ts'

/** Display colours of nicknames, and the text colour that is readable on each (4.5:1 or more). */
export const nicknameLooks: Record<NicknameColor, { background: string; color: string }> = {
  red: { background: '#c92a2a', color: '#ffffff' },
  orange: { background: '#fd7e14', color: '#331400' },
  yellow: { background: '#fcd12a', color: '#3a2c00' },
  green: { background: '#267d35', color: '#ffffff' },
  turquoise: { background: '#2cc5c5', color: '#00302f' },
  blue: { background: '#1f5fd6', color: '#ffffff' },
  purple: { background: '#7b3fb8', color: '#ffffff' },
  pink: { background: '#f783b5', color: '#3d0320' },
}

/** The 44 colours of facilitators: each differs from its neighbours, and white is readable on it (4.5:1 or more). */
export const personColors = [
  ...['#2c5dbd', '#8b310d', '#017e6b', '#8440a1', '#645000', '#0d769b', '#a92e53', '#11641c'],
  ...['#6262a9', '#925004', '#035f61', '#925185', '#656907', '#025592', '#a25048', '#067554'],
  ...['#613d8d', '#8d6300', '#066f84', '#862c57', '#537931', '#4158bd', '#863800', '#007d73'],
  ...['#8c3c98', '#5f5303', '#1474a3', '#ab2e45', '#036431', '#6b5fa7', '#8b5506', '#045e66'],
  ...['#96507d', '#5c6c06', '#1b5198', '#a1523e', '#03755d', '#683987', '#866708', '#0a6e8a'],
  ...['#892b4c', '#477b3b', '#5054bc', '#7f3e00'],
]

/** The colour of an id: the same on every screen. */
export function personColor(id: string): string {
  let sum = 0
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return personColors[sum % personColors.length] ?? '#2c5dbd'
}
