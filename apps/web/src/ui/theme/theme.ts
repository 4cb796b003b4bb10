import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

const brand: MantineColorsTuple = [
  '#eef1ff',
  '#dfe4fd',
  '#bcc6f7',
  '#96a5f0',
  '#7588e6',
  '#5d73dc',
  '#4b61cf',
  '#3d50b3',
  '#33438f',
  '#2a3670',
];
/** The kit's dark greys are neutral; ours lean to the blue of the canvas. */
const dark: MantineColorsTuple = [
  '#eceef4',
  '#c5cad6',
  '#a3aab9',
  '#757d8e',
  '#353b48',
  '#282d38',
  '#1d212a',
  '#101319',
  '#0c0f14',
  '#090b10',
];

const dialogTitle = {
  fontSize: 'var(--text-lg)',
  fontWeight: 620,
  lineHeight: 1.3,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
} as const;

/** Passing through a field with the keyboard opens nothing; an arrow, a letter or a click does. */
const quiet = { defaultProps: { openOnFocus: false } };
/** The box around words and the field among them shows the focus for both. */
const boxed = { ...quiet, styles: { inputField: { outline: 'none' } } };

export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 6 },
  colors: { brand, dark },
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: '620' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  autoContrast: true,
  respectReducedMotion: true,
  fontSizes: {
    xs: 'var(--text-xs)',
    sm: 'var(--text-sm)',
    md: 'var(--text-md)',
    lg: 'var(--text-lg)',
    xl: 'var(--text-xl)',
  },
  components: {
    InputWrapper: { styles: { label: { marginBottom: 4 } } },
    Autocomplete: quiet,
    MultiSelect: boxed,
    Select: quiet,
    TagsInput: boxed,
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true } },
    Tabs: { defaultProps: { color: 'var(--hub)' } },
    Modal: {
      defaultProps: { centered: true, radius: 12, closeButtonProps: { 'aria-label': 'Close' } },
      styles: { title: dialogTitle },
    },
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    // A dialog's heading is no banner of the page.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    DrawerHeader: { defaultProps: { role: 'presentation' } },
    Drawer: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' } }, styles: { title: dialogTitle } },
  },
});

const hues = ['teal', 'yellow', 'red', 'gray', 'brand', 'orange', 'green', 'blue'];
/** The kit's light badges and buttons miss 4.5:1 with several hues: their text takes a darker, in the dark a lighter shade. */
const readable = (shade: (hue: string) => string) =>
  Object.fromEntries(hues.map((hue) => [`--mantine-color-${hue}-light-color`, shade(hue)]));

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...readable((hue) => `color-mix(in oklch, var(--mantine-color-${hue}-9), black 22%)`),
    '--mantine-color-body': 'oklch(0.984 0.003 250)',
    '--mantine-color-text': 'oklch(0.22 0.02 260)',
    '--mantine-color-dimmed': 'oklch(0.49 0.018 258)',
    '--mantine-color-placeholder': 'oklch(0.53 0.018 258)',
    '--mantine-color-error': '#c22525',
    '--mantine-color-anchor': 'var(--mantine-color-brand-7)',
    '--mantine-color-default-border': 'oklch(0.88 0.01 255)',
  },
  dark: {
    ...readable((hue) => `var(--mantine-color-${hue}-2)`),
    // What a row offers stands out from the buttons beside it.
    '--mantine-color-brand-light': 'oklch(0.37 0.09 270)',
    '--mantine-color-brand-light-hover': 'oklch(0.41 0.1 270)',
    '--mantine-color-body': 'oklch(0.175 0.012 262)',
    '--mantine-color-text': 'oklch(0.96 0.005 255)',
    '--mantine-color-dimmed': 'oklch(0.7 0.017 257)',
    '--mantine-color-placeholder': 'oklch(0.66 0.017 257)',
    '--mantine-color-error': '#ff9d9d',
    '--mantine-color-anchor': 'var(--mantine-color-brand-3)',
    '--mantine-color-default-border': 'oklch(0.34 0.018 262)',
  },
});
