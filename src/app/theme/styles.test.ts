import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const source = new URL('../..', import.meta.url).pathname
const core = dirname(createRequire(import.meta.url).resolve('@mantine/core/styles.css'))
const listed = stylesIn(readFileSync(join(source, 'app/theme/styles.ts'), 'utf8'))

/** Components that another component uses without our code naming them. */
const inside: Record<string, string[]> = {
  Menu: ['Popover'],
  Modal: ['ModalBase', 'Overlay', 'CloseButton', 'Paper'],
  TextInput: ['Input'],
  Textarea: ['Input'],
  PasswordInput: ['Input', 'ActionIcon'],
  Switch: ['InlineInput'],
  Select: ['Input', 'Combobox', 'Popover', 'ScrollArea'],
  Notifications: ['Notification'],
}

test('every Mantine component in use has its styles in app/styles.ts', () => {
  const used = new Set<string>()
  for (const file of globSync('**/*.{ts,tsx}', { cwd: source })) {
    if (file.endsWith('.test.ts') || file.endsWith('.test.tsx')) continue
    for (const name of componentsIn(readFileSync(join(source, file), 'utf8'))) {
      for (const one of [name, ...(inside[name] ?? [])]) if (hasStyles(one)) used.add(one)
    }
  }
  expect([...used].filter((name) => !listed.has(name))).toEqual([])
})

test.each([
  ['session/shell/Sidebar', 'width: 176px'],
  ['dashboard/frame/DashboardNav', 'width: max(176px, 11rem)'],
  ['dashboard/frame/DashboardNav', 'width: max(156px, 9.75rem)'],
])('[Z28] the measures of the sidebar in %s: %s', (file, declared) => {
  expect(readFileSync(join(source, `features/${file}.module.css`), 'utf8')).toContain(declared)
})

function componentsIn(code: string): string[] {
  return [...code.matchAll(/import \{([^}]*)\} from '@mantine\/(?:core|notifications)'/g)].flatMap(
    ([, names]) => (names ?? '').split(',').map((name) => name.trim().replace(/ as .*/, '')),
  )
}

function stylesIn(code: string): Set<string> {
  return new Set([...code.matchAll(/styles\/([\w-]+)\.layer\.css/g)].map(([, name]) => name ?? ''))
}

function hasStyles(name: string): boolean {
  return globSync(`styles/${name}.layer.css`, { cwd: core }).length > 0
}
