const net = require('node:net');

// Five seconds are too few for what renders a whole page where two other tests take both cores.
jest.setTimeout(20_000);

const connect = net.Socket.prototype.connect;

// Core modules are shared by all test files of a Jest worker, so the patch must be undone after each file.
beforeAll(() => {
  net.Socket.prototype.connect = () => {
    throw new Error('Unit tests have no network; write an integration test instead.');
  };
});

afterAll(() => {
  net.Socket.prototype.connect = connect;
});
