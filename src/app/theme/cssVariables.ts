import type { CSSVariablesResolver } from '@mantine/core'

/**
 * Variables of our own styles, beside Mantine's; and Mantine's placeholder and dimmed texts, made dark enough to read
 * (their defaults are under 4.5:1).
 *
 * `--plenum-canvas` is the page background: slightly grey in the base theme, white in the white theme.
 */
export const cssVariables: CSSVariablesResolver = (theme) => ({
  variables: {
    '--plenum-shadow-card': '0 1px 2px rgb(16 24 40 / 5%)',
    '--plenum-shadow-raised': '0 2px 4px rgb(16 24 40 / 5%), 0 12px 28px rgb(16 24 40 / 9%)',
    '--plenum-ease': 'cubic-bezier(0.2, 0.7, 0.3, 1)',
  },
  light: {
    '--plenum-canvas': theme.other.themeIndex === 0 ? 'var(--mantine-color-gray-0)' : '#fff',
    '--plenum-surface': '#fff',
    '--plenum-sunken': 'var(--mantine-color-gray-1)',
    '--plenum-line': 'var(--mantine-color-gray-2)',
    '--plenum-accent-soft': 'var(--mantine-color-brand-0)',
    '--plenum-accent-line': 'var(--mantine-color-brand-2)',
    '--plenum-accent-ink': 'var(--mantine-color-brand-7)',
    '--plenum-good-soft': 'var(--mantine-color-green-0)',
    '--plenum-good-ink': 'var(--mantine-color-green-7)',
    '--plenum-warn-soft': 'var(--mantine-color-amber-0)',
    '--plenum-warn-ink': 'var(--mantine-color-amber-7)',
    '--plenum-bad-soft': 'var(--mantine-color-red-0)',
    '--plenum-bad-ink': 'var(--mantine-color-red-7)',
    '--mantine-color-text': 'var(--mantine-color-gray-9)',
    '--mantine-color-dimmed': 'var(--mantine-color-gray-6)',
    '--mantine-color-placeholder': '#6a7587',
    '--mantine-color-default-border': 'var(--mantine-color-gray-3)',
    '--mantine-color-disabled-color': '#6a7587',
  },
  dark: {
    '--plenum-canvas': 'var(--mantine-color-dark-8)',
    '--plenum-surface': 'var(--mantine-color-dark-7)',
    '--plenum-sunken': 'var(--mantine-color-dark-9)',
    '--plenum-line': 'var(--mantine-color-dark-5)',
    '--plenum-accent-soft': 'rgb(47 114 255 / 16%)',
    '--plenum-accent-line': 'rgb(95 147 255 / 40%)',
    '--plenum-accent-ink': 'var(--mantine-color-brand-3)',
    '--plenum-good-soft': 'rgb(31 158 100 / 18%)',
    '--plenum-good-ink': 'var(--mantine-color-green-3)',
    '--plenum-warn-soft': 'rgb(238 163 36 / 16%)',
    '--plenum-warn-ink': 'var(--mantine-color-amber-3)',
    '--plenum-bad-soft': 'rgb(226 84 84 / 18%)',
    '--plenum-bad-ink': 'var(--mantine-color-red-3)',
    '--plenum-shadow-card': 'none',
    '--plenum-shadow-raised': '0 16px 40px rgb(0 0 0 / 45%)',
    '--mantine-color-dimmed': 'var(--mantine-color-dark-2)',
    '--mantine-color-placeholder': '#8b95a7',
    '--mantine-color-anchor': 'var(--mantine-color-brand-3)',
    '--mantine-color-error': 'var(--mantine-color-red-3)',
    '--mantine-color-disabled-color': '#8b95a7',
  },
})
