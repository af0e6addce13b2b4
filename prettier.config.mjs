const config = { printWidth: 100, singleQuote: true };

export default config;
