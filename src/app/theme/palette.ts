import type { MantineColorsTuple } from '@mantine/core'

/** The product's blue: index 6 is the brand colour #0056FB (5.6:1 on white), 3 and 4 are for text on dark. */
export const brand: MantineColorsTuple = [
  '#eef4ff',
  '#dbe7ff',
  '#b7cfff',
  '#8db3ff',
  '#5f93ff',
  '#2f72ff',
  '#0056fb',
  '#0049d6',
  '#003cb0',
  '#002f8a',
]

/** Neutrals with a tint of blue. From 6 on they are readable on white (5.4:1). */
export const gray: MantineColorsTuple = [
  '#f6f7fa',
  '#eef0f5',
  '#e2e6ed',
  '#d2d8e2',
  '#b3bccb',
  '#8490a3',
  '#5d687b',
  '#455063',
  '#2b3444',
  '#161c28',
]

/** Surfaces and text of the dark scheme: 8 is the canvas, 7 the surfaces on it, 0 text, 2 dimmed text (6.5:1). */
export const dark: MantineColorsTuple = [
  '#e7eaf1',
  '#c8cedb',
  '#9fa9bb',
  '#7a8598',
  '#3a4354',
  '#2c3442',
  '#222936',
  '#181e29',
  '#10141c',
  '#0a0d13',
]

export const red: MantineColorsTuple = [
  '#fff5f5',
  '#ffe9e9',
  '#fbbebe',
  '#f59a9a',
  '#ee7676',
  '#e25454',
  '#c92f2f',
  '#ab2424',
  '#8c1c1c',
  '#6d1515',
]

export const green: MantineColorsTuple = [
  '#e9f8f0',
  '#d0efdf',
  '#a3dfc1',
  '#72cda0',
  '#45b981',
  '#1f9e64',
  '#0f7a4a',
  '#0b643c',
  '#084f30',
  '#063b24',
]

export const amber: MantineColorsTuple = [
  '#fff6e3',
  '#ffeac2',
  '#ffd58a',
  '#fbbc4f',
  '#eea324',
  '#c97f08',
  '#945a00',
  '#794900',
  '#5e3900',
  '#452a00',
]
