import {
  ActionIcon,
  Alert,
  Anchor,
  Button,
  createTheme,
  PasswordInput,
  Skeleton,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core'
import type { MantineTheme } from '@mantine/core'
import { focusMenu } from '#ui/menuFocus.ts'
import { amber, brand, dark, gray, green, red } from './palette.ts'

declare module '@mantine/core' {
  interface MantineThemeOther {
    /** The person's choice: 0 is the base theme, any other number the white theme. */
    themeIndex: number
  }
}

const sans = "'Inter Variable', -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, sans-serif"

/**
 * The product's look: one accent, calm surfaces, corners of 12 pixels.
 *
 * @param themeIndex 0 is the base theme, any other the white theme (specification, part 1, section 1)
 */
export function themeFor(themeIndex: number): Partial<MantineTheme> {
  return createTheme({ ...baseTheme, other: { themeIndex } }) as Partial<MantineTheme>
}

const baseTheme = createTheme({
  primaryColor: 'brand',
  primaryShade: 6,
  colors: { brand, gray, dark, red, green, amber },
  black: '#161c28',
  defaultRadius: 12,
  fontFamily: sans,
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  headings: {
    fontFamily: sans,
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.2' },
      h2: { fontSize: '1.25rem', lineHeight: '1.3' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.35' },
      h4: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'subtle', color: 'gray', size: 36 } }),
    Alert: Alert.extend({ defaultProps: { variant: 'light' } }),
    Anchor: Anchor.extend({ defaultProps: { underline: 'hover' } }),
    Button: Button.extend({ defaultProps: { size: 'md' } }),
    InputWrapper: { styles: { label: { marginBottom: 6 }, description: { marginBottom: 8 } } },
    // The element that Mantine makes for the first focus has a role no menu may contain.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    MenuDropdown: { defaultProps: { ref: focusMenu } },
    PasswordInput: PasswordInput.extend({ defaultProps: { size: 'md' } }),
    Skeleton: Skeleton.extend({ defaultProps: { radius: 8 } }),
    Textarea: Textarea.extend({ defaultProps: { size: 'md' } }),
    TextInput: TextInput.extend({ defaultProps: { size: 'md' } }),
    Title: Title.extend({ defaultProps: { order: 2 } }),
  },
})
