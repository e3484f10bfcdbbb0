import { MantineProvider, Menu } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { themeFor } from './theme.ts'

afterEach(cleanup)

function renderMenu(disabled: string[]): void {
  render(
    <MantineProvider theme={themeFor(0)} env="test">
      <Menu>
        <Menu.Target>
          <button>Actions</button>
        </Menu.Target>
        <Menu.Dropdown>
          {['Move up', 'Move down'].map((name) => (
            <Menu.Item key={name} disabled={disabled.includes(name)}>
              {name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </MantineProvider>,
  )
  const button = screen.getByRole('button', { name: 'Actions' })
  button.focus()
  fireEvent.click(button)
}

test('an opening menu focuses its first enabled entry', async () => {
  renderMenu(['Move up'])
  const entry = screen.getByRole('menuitem', { name: 'Move down' })
  await expect.poll(() => document.activeElement).toBe(entry)
})

test('a menu without an enabled entry takes the focus itself, and Escape closes it', async () => {
  renderMenu(['Move up', 'Move down'])
  const menu = screen.getByRole('menu')
  await expect.poll(() => document.activeElement).toBe(menu)
  fireEvent.keyDown(menu, { key: 'Escape' })
  await expect.poll(() => screen.queryByRole('menu')).toBe(null)
})

test('moving on in a menu at once is not undone by its focus trap, and the focus returns to its button', async () => {
  renderMenu([])
  const last = screen.getByRole('menuitem', { name: 'Move down' })
  last.focus()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(document.activeElement).toBe(last)
  fireEvent.keyDown(last, { key: 'Escape' })
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Actions' }))
})
