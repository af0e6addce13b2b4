// Parsed by a native program, which takes half the time.
const config = { printWidth: 100, singleQuote: true, plugins: ['@prettier/plugin-oxc'] };

export default config;
