/** The clearing codes of banks in Hong Kong (Hong Kong Interbank Clearing Limited, public list); an owner confirms it each year. */
export const hongKongBankCodes: ReadonlySet<string> = new Set([
  '003', // Standard Chartered Bank (Hong Kong)
  '004', // HSBC
  '005', // Crédit Agricole CIB
  '006', // Citibank N.A.
  '007', // JPMorgan Chase Bank
  '008', // NatWest Markets
  '009', // China Construction Bank (Asia)
  '012', // Bank of China (Hong Kong)
  '015', // Bank of East Asia
  '016', // DBS Bank (Hong Kong)
  '018', // China CITIC Bank International
  '020', // CMB Wing Lung Bank
  '022', // Oversea-Chinese Banking Corporation
  '024', // Hang Seng Bank
  '025', // Shanghai Commercial Bank
  '027', // Bank of Communications
  '028', // Public Bank (Hong Kong)
  '035', // OCBC Bank (Hong Kong)
  '038', // Tai Yau Bank
  '039', // Chiyu Banking Corporation
  '040', // Dah Sing Bank
  '041', // Chong Hing Bank
  '043', // Nanyang Commercial Bank
  '045', // UCO Bank
  '046', // KEB Hana Bank
  '047', // MUFG Bank
  '049', // Bangkok Bank
  '050', // Indian Overseas Bank
  '054', // Deutsche Bank
  '055', // Bank of America
  '056', // BNP Paribas
  '058', // Bank of India
  '060', // National Bank of Pakistan
  '061', // Tai Sang Bank
  '063', // Malayan Banking
  '065', // Sumitomo Mitsui Banking Corporation
  '066', // Bank Negara Indonesia
  '067', // BDO Unibank
  '071', // United Overseas Bank
  '072', // Industrial and Commercial Bank of China (Asia)
  '074', // Barclays Bank
  '076', // Bank of Nova Scotia
  '080', // Royal Bank of Canada
  '081', // Société Générale
  '082', // State Bank of India
  '085', // Toronto-Dominion Bank
  '086', // Bank of Montreal
  '092', // Canadian Imperial Bank of Commerce
  '097', // Commerzbank
  '103', // UBS
  '106', // HSBC Bank USA
  '109', // Mizuho Bank
  '113', // DZ Bank
  '118', // Woori Bank
  '119', // Philippine National Bank
  '128', // Fubon Bank (Hong Kong)
  '138', // Mitsubishi UFJ Trust and Banking
  '139', // Bank of New York Mellon
  '145', // ING Bank
  '147', // Banco Bilbao Vizcaya Argentaria
  '150', // National Australia Bank
  '151', // Westpac
  '152', // Australia and New Zealand Banking Group
  '153', // Commonwealth Bank of Australia
  '161', // Intesa Sanpaolo
  '164', // UniCredit Bank
  '170', // Chiba Bank
  '178', // KBC Bank
  '180', // Wells Fargo Bank
  '183', // Rabobank
  '185', // DBS Bank, Hong Kong Branch
  '186', // Shizuoka Bank
  '188', // Hachijuni Bank
  '198', // Hua Nan Commercial Bank
  '199', // Shiga Bank
  '201', // Bank of Taiwan
  '202', // Chugoku Bank
  '203', // First Commercial Bank
  '206', // Chang Hwa Commercial Bank
  '210', // Natixis
  '214', // Industrial and Commercial Bank of China
  '220', // State Street Bank
  '221', // China Construction Bank
  '222', // Agricultural Bank of China
  '227', // Erste Group Bank
  '229', // CTBC Bank
  '230', // Taiwan Business Bank
  '236', // Cathay United Bank
  '237', // EFG Bank
  '238', // China Merchants Bank
  '239', // Taipei Fubon Commercial Bank
  '241', // Bank SinoPac
  '242', // Mega International Commercial Bank
  '243', // E.Sun Commercial Bank
  '245', // Taishin International Bank
  '248', // Hong Leong Bank
  '249', // Standard Chartered Bank, Hong Kong Branch
  '250', // Citibank (Hong Kong)
  '251', // ICICI Bank
  '254', // Melli Bank
  '258', // East West Bank
  '260', // Far Eastern International Bank
  '263', // Cathay Bank
  '264', // Land Bank of Taiwan
  '265', // Taiwan Cooperative Bank
  '266', // Punjab National Bank
  '267', // Banco Santander
  '268', // Union Bank of India
  '269', // Shanghai Commercial & Savings Bank
  '271', // Industrial Bank of Korea
  '272', // Bank of Singapore
  '273', // Shinhan Bank
  '274', // O-Bank
  '275', // BNP Paribas Securities Services
  '276', // China Development Bank
  '277', // First Abu Dhabi Bank
  '278', // Bank J. Safra Sarasin
  '307', // ABN AMRO Bank
  '308', // HDFC Bank
  '309', // Union Bancaire Privée
  '316', // Skandinaviska Enskilda Banken
  '320', // Bank Julius Baer
  '324', // Crédit Industriel et Commercial
  '337', // Taiwan Shin Kong Commercial Bank
  '338', // Bank of China, Hong Kong Branch
  '339', // CA Indosuez (Switzerland)
  '342', // LGT Bank
  '345', // Shanghai Pudong Development Bank
  '353', // China Minsheng Banking
  '359', // China Guangfa Bank
  '361', // China Bohai Bank
  '364', // Banque Pictet
  '365', // Bank of Dongguan
  '368', // China Everbright Bank
  '371', // Sumitomo Mitsui Trust Bank
  '372', // Bank of Shanghai (Hong Kong)
  '374', // CIMB Bank
  '376', // NongHyup Bank
  '377', // Industrial Bank
  '378', // Yuanta Commercial Bank
  '379', // Mashreq Bank
  '381', // Kookmin Bank
  '382', // Bank of Communications (Hong Kong)
  '383', // China Zheshang Bank
  '384', // Morgan Stanley Bank Asia
  '385', // Ping An Bank
  '386', // Hua Xia Bank
  '387', // ZA Bank
  '388', // Livi Bank
  '389', // Mox Bank
  '390', // WeLab Bank
  '391', // Fusion Bank
  '392', // PAO Bank
  '393', // Ant Bank (Hong Kong)
  '394', // Qatar National Bank
  '395', // Airstar Bank
]);
