/** How the app looks: one accent, one neutral scale, two sizes of everything (docs/decisions/app.md). */
import { createTheme, type MantineThemeOverride } from '@mantine/core'
import { DARK_GROUND, shadesOf } from './accent.ts'

/** What buttons of the library are called that have no words of their own. */
export interface ButtonNames {
  readonly close: string
  readonly showPassword: string
}

/** What colours of the library mean here. */
const TONES: Readonly<Record<string, string>> = { red: 'bad', yellow: 'warn' }

export function themeWith(accent: string, { close, showPassword }: ButtonNames): MantineThemeOverride {
  return createTheme({
    primaryColor: 'accent',
    primaryShade: { light: 6, dark: 5 },
    autoContrast: true,
    // White below, black above: both have 4.5:1 there, and nowhere else.
    luminanceThreshold: 0.179,
    colors: {
      accent: shadesOf(accent),
      gray: [
        '#f7f8f9',
        '#eff1f3',
        '#e4e7ea',
        '#d5d9de',
        '#b9c0c8',
        '#8a939e',
        '#606a75',
        '#48515b',
        '#2f363e',
        '#1b2026',
      ],
      dark: [
        '#e3e6ea',
        '#b6bdc6',
        '#949da8',
        '#6d7682',
        '#3a414a',
        '#2c323a',
        '#1f2329',
        DARK_GROUND,
        '#111317',
        '#0b0d10',
      ],
      // Filled, it is what cannot be taken back: white on it has 4.5:1 in either scheme.
      red: [
        '#fdecea',
        '#f9d4d0',
        '#f3aba4',
        '#eb7d74',
        '#e0574c',
        '#cf3a2f',
        '#b3261e',
        '#961f18',
        '#7a1913',
        '#5f130e',
      ],
    },
    fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
    fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.75rem' },
    lineHeights: { xs: '1.25', sm: '1.4', md: '1.5', lg: '1.25', xl: '1.25' },
    spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
    radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
    defaultRadius: 'md',
    shadows: { md: '0 4px 16px rgb(0 0 0 / 12%), 0 1px 3px rgb(0 0 0 / 10%)' },
    headings: {
      fontWeight: '650',
      sizes: {
        h1: { fontSize: '1.75rem', lineHeight: '1.25' },
        h2: { fontSize: '1.25rem', lineHeight: '1.25' },
        h3: { fontSize: '1rem', lineHeight: '1.4' },
      },
    },
    respectReducedMotion: true,
    components: {
      Alert: {
        vars: (_theme: unknown, { color = '' }: { color?: string }) => {
          const tone = TONES[color]
          return tone === undefined
            ? {}
            : { root: { '--alert-bg': `var(--${tone}-tint)`, '--alert-color': `var(--${tone})` } }
        },
      },
      Anchor: { defaultProps: { underline: 'always', c: 'var(--accent)' } },
      Text: { defaultProps: { size: 'sm' } },
      Table: {
        vars: () => ({ table: { '--table-border-color': 'var(--line)' } }),
      },
      Modal: {
        defaultProps: {
          shadow: 'md',
          transitionProps: { duration: 120 },
          closeButtonProps: { 'aria-label': close },
        },
      },
      PasswordInput: { defaultProps: { visibilityToggleButtonProps: { 'aria-label': showPassword } } },
      Notification: { defaultProps: { closeButtonProps: { 'aria-label': close } } },
      // The first item is focused as it opens, as WAI-ARIA asks of menus; it stands within the page's landmark.
      Menu: {
        defaultProps: {
          shadow: 'md',
          transitionProps: { duration: 100 },
          withInitialFocusPlaceholder: false,
          portalProps: { target: '#main' },
        },
      },
      Popover: { defaultProps: { shadow: 'md', transitionProps: { duration: 100 } } },
      Tooltip: { defaultProps: { openDelay: 300, transitionProps: { duration: 100 } } },
    },
  })
}
