/** The brand mark on a 44 × 44 grid: a key whose bow holds a filled skyline (`city`) over the harbour (`wave`, always red). */
export const logoPaths = {
  key: 'M9 15a13 13 0 1 0 26 0a13 13 0 1 0-26 0M22 28v14.2M22 33.4h7.5v3.8M22 40.8h5.4',
  city: 'M14 16.8v-4.3h4v4.3zM19.1 16.8V9L22 4.9l1.1 4.1v7.8zM24.2 16.8v-6.6l3-1.6v8.2zM28.3 16.8v-3h2.2v3z',
  wave: 'M10.2 20.9q2.95-3.2 5.9 0t5.9 0 5.9 0 5.9 0',
};
